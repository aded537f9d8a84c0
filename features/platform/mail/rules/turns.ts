/** The mails of one company that open an account, or its other ones. */
export interface Line {
  readonly companyId: string
  readonly isForOwnerAlone: boolean
}

/** What a round knows of the turns before. */
interface Turns {
  /** The company that was served last: of mails that open an account (`true`), and of others. */
  readonly served: ReadonlyMap<boolean, string>
  /** Lines whose mails other processes are sending. */
  readonly passed: readonly Line[]
}

const isSame = (one: Line, other: Line) =>
  one.companyId === other.companyId && one.isForOwnerAlone === other.isForOwnerAlone

/**
 * Whose turn it is, of the lines with a mail that is due; null where nobody is left.
 *
 * Mails that open an account go first: they are valid for minutes, and somebody is waiting. Among those, and among the
 * others, companies follow one another in the order of their ids, so that one with many mails only waits behind its own.
 */
export function nextLine<Due extends Line>(due: readonly Due[], { served, passed }: Turns): Due | null {
  const left = due.filter((line) => !passed.some((other) => isSame(line, other)))
  const urgent = left.filter(({ isForOwnerAlone }) => isForOwnerAlone)
  const lines = (urgent.length > 0 ? urgent : left).toSorted((one, other) =>
    one.companyId < other.companyId ? -1 : 1,
  )
  const isNext = ({ companyId, isForOwnerAlone }: Line) => companyId > (served.get(isForOwnerAlone) ?? '')
  return lines.find(isNext) ?? lines[0] ?? null
}
