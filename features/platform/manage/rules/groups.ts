/** The groups of the administrator's area, in the order of the screen. */
export const manageGroups = ['people', 'hiring', 'reports', 'connections', 'company'] as const
export type ManageGroup = (typeof manageGroups)[number]

/** Addresses of sections that are gone, with the section that has most of their settings. */
const moved: Readonly<Record<string, string>> = { rules: 'report' }

/** Returns the section that replaces a section which is gone; undefined for all others. */
export function movedSection(slug: string | undefined): string | undefined {
  return slug === undefined || !Object.hasOwn(moved, slug) ? undefined : moved[slug]
}
