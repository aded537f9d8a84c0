const hidden = /(?![\u200c\u200d])\p{Cf}/gu
/** A joiner that stands beside no letter and no picture joins nothing. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

/**
 * A text without invisible characters and without those that change its direction.
 *
 * Joiners stay where they join: Persian words and emoji of several parts need them.
 */
export function visibleText(text: string): string {
  return text.replace(hidden, '').replace(looseJoiner, '')
}
