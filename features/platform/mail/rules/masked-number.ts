/** A telephone number that only its owner recognises: `138****5678`. */
export function maskedNumber(phone: string): string {
  const digits = phone.replace(/^\+86 ?/, '')
  return `${digits.slice(0, 3)}****${digits.slice(-4)}`
}
