/** What a reviewer narrows the shortlist to. A field that is left out narrows nothing. */
export interface ShortlistFilter {
  name?: string
  phone?: string
  email?: string
  minWorkAge?: number
  maxWorkAge?: number
  positionId?: string
  recommendStatus?: number
  /** 1: the operated alone, 0: the not operated alone. */
  haveOperate?: number
  recommendStageId?: string
}

/** The years of work that a new filter of them starts with (R3-082, P9-064). */
export const defaultWorkYears = 3

const maxWorkYears = 60
const longestText = 100

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim().slice(0, longestText) || null : null
}

function readCount(value: unknown, most: number): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null
}

/** Reads a filter from an address or a stored state: what cannot be read is left out, so neither ever breaks. */
export function readFilter(given: Readonly<Record<string, unknown>>): ShortlistFilter {
  const read: { [Key in keyof ShortlistFilter]-?: ShortlistFilter[Key] | null } = {
    name: readText(given.name),
    phone: readText(given.phone),
    email: readText(given.email),
    minWorkAge: readCount(given.minWorkAge, maxWorkYears),
    maxWorkAge: readCount(given.maxWorkAge, maxWorkYears),
    positionId: readText(given.positionId),
    recommendStatus: readCount(given.recommendStatus, 1),
    haveOperate: readCount(given.haveOperate, 1),
    recommendStageId: readText(given.recommendStageId),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
}

/** Whether anything beyond the position and the decision narrows the list: what "clear filter" takes away. */
export function isNarrowed({ positionId, haveOperate, ...rest }: ShortlistFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined)
}

/** What "clear filter" leaves. */
export function cleared({ positionId, haveOperate }: ShortlistFilter): ShortlistFilter {
  return readFilter({ positionId, haveOperate })
}
