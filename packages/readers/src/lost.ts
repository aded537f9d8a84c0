/** What a page may leave out of a document; the texts are in `messages` under `lost`, each with its number. */
export const lostKinds = ['chart', 'diagram', 'equation', 'picture', 'embedded', 'video'] as const
export type LostKind = (typeof lostKinds)[number]

/** How many of each kind a page does not show. */
export type Lost = Readonly<Partial<Record<LostKind, number>>>
