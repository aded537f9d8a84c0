/**
 * A number of which its owner knows that it is theirs, and nobody else what it is: `138****5678`. It is taken as the world
 * dials it or as people read it.
 */
export function maskedNumber(phone: string): string {
  const digits = phone.replace(/^\+86 ?/, '')
  return `${digits.slice(0, 3)}****${digits.slice(-4)}`
}
