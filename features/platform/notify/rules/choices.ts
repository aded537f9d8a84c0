import type { NoticeKind } from '../contract.ts'

/** Where an account wants notices of a kind. */
export interface NoticeChoice {
  readonly bell: boolean
  readonly mail: boolean
}

/** The kinds that go out by mail until the account says otherwise: somebody waits for an answer. */
const mailedKinds: readonly NoticeKind[] = ['asked', 'mentioned']

/** The choice of an account that chose nothing (decision S185). */
export function usualChoice(kind: NoticeKind): NoticeChoice {
  return { bell: true, mail: mailedKinds.includes(kind) }
}
