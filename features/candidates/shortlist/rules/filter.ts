export interface ShortlistFilter {
  name?: string
  phone?: string
  email?: string
  minWorkAge?: number
  maxWorkAge?: number
  positionId?: string
  recommendStatus?: number
  /** 1: only operated ones, 0: only those that are not. */
  haveOperate?: number
  recommendStageId?: string
}

/** The years with which a new filter by work experience starts (R3-082, P9-064). */
export const defaultWorkYears = 3

/** The most years of work experience that a filter takes. */
export const maxWorkYears = 60
const longestText = 100

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text && text.length <= longestText ? text : null
}

function readCount(value: unknown, most: number): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null
}

/** Reads a filter from an address or a stored state; invalid fields are left out. */
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
