/** What has to be known of a plan to tell whose opinion it waits for. */
interface Planned {
  readonly status: number
  readonly interviewers: readonly { readonly accountId: string | null }[]
  /** Those that were submitted. */
  readonly feedback: readonly { readonly accountId: string | null }[]
}

const cancelled = 3

/** Whether a plan names the account as an interviewer who has not given an opinion yet. */
export function awaitsOpinionOf(plan: Planned, accountId: string | null): boolean {
  const isOf = (person: { readonly accountId: string | null }) => person.accountId === accountId
  return (
    accountId !== null &&
    plan.status !== cancelled &&
    plan.interviewers.some(isOf) &&
    !plan.feedback.some(isOf)
  )
}

/**
 * The plans with what colleagues found in them, but for those that wait for the reader's own opinion, where the company has
 * interviewers form it first.
 */
export function opinionsOpenTo<P extends Planned>(
  plans: readonly P[],
  { accountId, isOwnFirst }: { readonly accountId: string | null; readonly isOwnFirst: boolean },
): P[] {
  return plans.map((plan) =>
    isOwnFirst && awaitsOpinionOf(plan, accountId) ? { ...plan, feedback: [] } : plan,
  )
}
