import type { ReplyOf } from '@candor/call/define'
import { fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf, wordsOf } from '@candor/testkit/web/words'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { findAllEducation, findAllWorkInfo } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import type { AiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData, type Shown } from '../../../findings/analysis/contract/calls.ts'
import type { EvidenceItem } from '../../../findings/evidence/contract.ts'
import { checkReportPassword } from '../../../shares/shares/contract.ts'
import { messages as sharesCn } from '../../../shares/shares/messages/cn.ts'
import { messages as sharesEn } from '../../../shares/shares/messages/en.ts'
import { messages as sharesTw } from '../../../shares/shares/messages/zh-TW.ts'
import { sharedKeys } from '../../../shares/shares/rules/sharing.ts'
import { renewVisit } from '../../../shares/shares/web/opening.ts'
import { visit as currentVisit, setVisit } from '../../../sign-in/session/web/visit.ts'
import { PasswordReportPage } from './page.tsx'

const words = await allWordsOf('password-report')
const others = await wordsOf('cn', 'candidates', 'documents', 'evidence', 'session', 'resume')
const shareWords = { cn: sharesCn, en: sharesEn, 'zh-TW': sharesTw }

export const password = 'Kd27Rx'
export const link = 'a-link'

const locked: ReplyOf<typeof checkReportPassword> = {
  visit: null,
  sharedBy: '陈薇安',
  maySendOn: true,
  ignoresCase: false,
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  timeZone: 'Asia/Shanghai',
  positionName: '高级后端工程师',
  positionNameLatin: null,
  language: 'cn',
  madeAt: 1_773_453_600_000,
  expiresAt: 1_805_000_000_000,
}

export const shown: Shown = {
  total: true,
  single: true,
  scoreIndicator: true,
  nextSteps: true,
  levelLabels: true,
  starExplanation: true,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}

export type Answer = (input: SentFields) => {
  code: number
  msg: string
  data: unknown
  /** Of HTTP; 200 where it is left out. */
  status?: number
}

/** The replies of the server. */
interface Given {
  locale?: 'cn' | 'en' | 'zh-TW'
  opens?: readonly string[]
  maySendOn?: boolean
  ignoresCase?: boolean
  partnerBrand?: ReplyOf<typeof checkReportPassword>['partnerBrand']
  /** Refuses an opening of the link; null lets it pass. */
  refusal?: () => { code: number; msg: string } | null
  result?: Partial<ReplyOf<typeof interviewInfo>['interviewResult']>
  interview?: Partial<ReplyOf<typeof interviewInfo>>
  answers?: ReplyOf<typeof interviewInfo>['answerResult']
  aiData?: AiData | null
  unreadable?: string[]
  evidence?: EvidenceItem[]
  isOutdated?: boolean
  shows?: Partial<Shown>
  education?: ReplyOf<typeof findAllEducation>
  work?: ReplyOf<typeof findAllWorkInfo>
  /** Further calls by their paths; a call that no test plans fails it. */
  calls?: ReadonlyMap<string, Answer>
}

/** No two visits have the same token, in any test. */
let visits = 0

const fine = (data: unknown) => ({ code: 0, msg: 'ok', data })

const nameIn = ({ result }: Given) => new RegExp(result?.name ?? 'Lin')

let look: ((section: string) => void) | null = null

/** What watches which part is in view, which a browser without a layout cannot tell by itself. */
class ViewUnderTest {
  constructor(onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    const targets: Element[] = []
    this.observe = (target) => targets.push(target)
    look = (section) =>
      onChange(
        targets.map((target) => ({
          isIntersecting: target.getAttribute('data-section') === section,
          target,
        })),
      )
  }
  readonly observe: (target: Element) => void
  disconnect() {}
}

/** Brings a section into the middle of the view. */
export const bringIntoView = (section: string) => act(() => look?.(section))

/** A visit of its own, which opens the given sections. */
function newVisit(opens: readonly string[]) {
  visits += 1
  return { token: `visit-${visits}`, note: '', opens: [...opens], isPreview: false }
}

/** Answers an opening of the link: without a password, with the right one, and with a wrong one. */
function answerOpening(given: Given): Answer {
  const { opens = sharedKeys, maySendOn = true, ignoresCase = false, partnerBrand } = given
  return ({ pin = '' }) => {
    const refused = given.refusal?.()
    if (refused) return { ...refused, data: null }
    const told = { ...locked, maySendOn, ignoresCase, ...(partnerBrand && { partnerBrand }) }
    if (pin === '') return fine(told)
    return pin === password
      ? fine({ ...told, visit: newVisit(opens) })
      : { code: 1006, msg: '密码错误', data: null }
  }
}

/** The server's replies, by the path of the call. */
function answersOf(given: Given): ReadonlyMap<string, Answer> {
  const analysis = {
    aiData: given.aiData ?? null,
    ...(given.unreadable && { unreadable: given.unreadable }),
    evidence: given.evidence ?? [],
    isOutdated: given.isOutdated,
    shown: { ...shown, ...given.shows },
  }
  return new Map<string, Answer>([
    [checkReportPassword.path, answerOpening(given)],
    [interviewInfo.path, () => fine(aWireInterview(given.answers ?? [], given.result, given.interview))],
    [aiReportData.path, () => fine(analysis)],
    [findAllEducation.path, () => fine(given.education ?? [])],
    [findAllWorkInfo.path, () => fine(given.work ?? [])],
    ...(given.calls ?? []),
  ])
}

/** Shows the page of a link behind a password. Returns the paths of the calls that it makes. */
export function showPage(given: Given = {}) {
  const { locale = 'cn' } = given
  sessionStorage.setItem('lang', locale)
  setVisit(null)
  vi.stubGlobal('IntersectionObserver', ViewUnderTest)
  const client = {
    token: () => currentVisit()?.token ?? null,
    refreshAuth: async () => setVisit(null),
    renewToken: renewVisit,
  }
  const asked: string[] = []
  const api = fakeApi(client, ({ path }) => void asked.push(path))
  for (const [path, reply] of answersOf(given)) {
    api.respond(path, (input) => {
      const { status = 200, ...envelope } = reply(input)
      return Response.json(envelope, { status })
    })
  }
  renderScreen(<PasswordReportPage link={link} />, {
    locale,
    messages: { ...others, shares: shareWords[locale], ...words[locale] },
  })
  const user = userEvent.setup()
  return {
    asked,
    user,
    async unlock() {
      await user.type(await screen.findByLabelText(shareWords[locale].pinLabel), password)
      await user.click(screen.getByRole('button', { name: shareWords[locale].unlock }))
      await screen.findByRole('heading', { level: 1, name: nameIn(given) })
    },
  }
}

/** Shows the page of a link that this tab has the password of, and waits for its report. */
export async function openPage(given: Given = {}) {
  sessionStorage.setItem(`reportPassword.${link}`, password)
  const { asked, user } = showPage(given)
  await screen.findByRole('heading', { level: 1, name: nameIn(given) })
  return { asked, user }
}

export const partOf = (name: string) => screen.findByRole('region', { name })
