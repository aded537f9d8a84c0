/** The types of images that a partner's logo may have. */
export const iconTypes = ['image/png', 'image/svg+xml'] as const

/**
 * Why a file cannot be a logo, or null.
 *
 * It is stored as a data address: 4 characters for 3 bytes, after a head with the type.
 */
export function iconFault(
  { type, size }: { type: string; size: number },
  maxLength: number,
): 'wrongKind' | 'tooLarge' | null {
  if (!iconTypes.some((known) => known === type)) return 'wrongKind'
  const length = `data:${type};base64,`.length + Math.ceil(size / 3) * 4
  return length > maxLength ? 'tooLarge' : null
}
