/** The kinds of images that a partner's mark may be. */
export const iconTypes = ['image/png', 'image/svg+xml'] as const

/**
 * Why a file cannot be a mark, or null.
 *
 * It is stored as a data address, in which 3 bytes are 4 characters after a head that names the type.
 */
export function iconFault(
  { type, size }: { type: string; size: number },
  maxLength: number,
): 'wrongKind' | 'tooLarge' | null {
  if (!iconTypes.some((known) => known === type)) return 'wrongKind'
  const length = `data:${type};base64,`.length + Math.ceil(size / 3) * 4
  return length > maxLength ? 'tooLarge' : null
}
