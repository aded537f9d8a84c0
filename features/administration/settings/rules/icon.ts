export const iconTypes = ['image/png', 'image/svg+xml'] as const

/** Why a file cannot be a logo, or null. Its data address has 4 characters for 3 bytes, after a head with the type. */
export function iconFault(
  { type, size }: { type: string; size: number },
  maxLength: number,
): 'wrongKind' | 'tooLarge' | null {
  if (!iconTypes.some((known) => known === type)) return 'wrongKind'
  const length = `data:${type};base64,`.length + Math.ceil(size / 3) * 4
  return length > maxLength ? 'tooLarge' : null
}
