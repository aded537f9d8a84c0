/** The filters of the timeline beside *all*. Each entry belongs to one of them. */
export const timelineGroups = ['candidate', 'people', 'mail', 'machine'] as const
export type TimelineGroup = (typeof timelineGroups)[number]

/** A value that an entry tells. A list holds texts. */
export type Fact = string | number | boolean | null | readonly string[]
export type Facts = Readonly<Record<string, Fact>>
