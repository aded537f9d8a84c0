/** The mails of one company that open an account, or its other ones. */
export interface Line {
  readonly companyId: string
  readonly isForOwnerAlone: boolean
}

interface Turns {
  /** The company that was served last: of mails that open an account (`true`), and of others. */
  readonly served: ReadonlyMap<boolean, string>
  /** Lines whose mails other processes are sending. */
  readonly passed: readonly Line[]
}

const isSame = (one: Line, other: Line) =>
  one.companyId === other.companyId && one.isForOwnerAlone === other.isForOwnerAlone

/**
 * The line to send from next; null without one. Mails that open an account go first: they are valid for minutes.
 * Companies follow one another by id, so that many mails of one company only delay its own.
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
