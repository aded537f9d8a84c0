import { codes } from '@candor/call/codes'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { readStoredReply } from '@candor/call/serve'
import type { Locale } from '@candor/messages/locale'
import { readCandidate } from '../../../../candidates/candidates/rules/candidate.ts'
import { noInterview } from '../../../../candidates/interviews/rules/interview.ts'
import { aWireInterview } from '../../../../candidates/interviews/rules/reply-under-test.ts'
import { factsOf } from '../../../report/rules/facts-of.ts'
import type { Ask } from './ask.ts'
import type { Paper } from './section.ts'
import { paperTexts } from './texts.ts'
import { loadWords } from './words.ts'

/** The reply to a call; without one it fails. */
interface Given {
  readonly path: string
  readonly reply?: unknown
}

export const answered = <C extends AnyCall>({ path }: C, reply: ReplyOf<C>): Given => ({ path, reply })
export const failed = ({ path }: AnyCall): Given => ({ path })

/** A report of a finished interview as a section writes it down, where some calls fail and the others answer this. */
export async function aPaper(
  given: readonly Given[],
  { locale = 'en', ...more }: Partial<Paper> & { locale?: Locale } = {},
): Promise<Paper> {
  const ask: Ask = async (call) => {
    const known = given.find(({ path }) => path === call.path)
    if (!known) throw new Error(`the test does not say what ${call.path} answers`)
    if (known.reply !== undefined) return { code: 0, data: readStoredReply(call, known.reply) }
    return { code: codes.serverError, msg: 'Something went wrong', data: null, isUnreadable: false }
  }
  return {
    ...paperTexts(await loadWords(locale), { locale, timeZone: 'Asia/Shanghai' }),
    companyId: 'co',
    candidateId: 'c1',
    positionId: 'p1',
    interviewId: 'i1',
    candidate: readCandidate(aWireInterview([]).interviewResult),
    interview: { ...noInterview, id: 'i1', isFinished: true },
    facts: factsOf({}),
    now: new Date('2026-03-14T02:00:00Z'),
    brand: 'Candor',
    ask,
    ...more,
  }
}
