import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { nameIn } from '@candor/messages/local-name'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { jobseekerChannelInfo } from '../../../../candidates/candidates/contract.ts'
import { readCandidate } from '../../../../candidates/candidates/rules/candidate.ts'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { readInterview, readUninterviewed } from '../../../../candidates/interviews/rules/read-interview.ts'
import { getMenuTabs } from '../../../report/contract.ts'
import { factsOf } from '../../../report/rules/facts-of.ts'
import type { Block, ReportPaper } from '../../contract.ts'
import { partId, titlesOf } from '../../rules/parts.ts'
import type { Ask } from './ask.ts'
import { listPaperSections } from './find-sections.ts'
import { headOf } from './head.ts'
import type { Paper, PaperSection } from './section.ts'
import { paperTexts } from './texts.ts'
import { loadWords } from './words.ts'

/** The report cannot be put on paper, because a call for its head was refused. */
export class NoPaper extends Error {
  override readonly name = 'NoPaper'
}

type MenuTab = ReplyOf<typeof getMenuTabs>['menuTabs'][number]

/** A report to write down, and its reader's facts: plain data, which also passes to a thread. */
export interface PaperOrder
  extends Pick<
    Paper,
    ('companyId' | 'candidateId' | 'positionId' | 'interviewId') | ('recommendStageId' | 'now' | 'brand')
  > {
  readonly isPersonal: boolean
  /** Ids of the chosen parts; null for all. */
  readonly parts: readonly string[] | null
  readonly locale: Locale
  readonly company: { readonly name: string; readonly nameLatin: string | null; readonly timeZone: string }
}

async function readPaperOf(
  { isPersonal, locale, company: { timeZone }, ...given }: PaperOrder,
  ask: Ask,
): Promise<{ paper: Paper; menu: readonly MenuTab[] }> {
  const { candidateId, interviewId } = given
  const of = ofCandidate(candidateId)
  const [menu, channel, info] = await Promise.all([
    ask(getMenuTabs, { interviewId: interviewId ?? undefined, ...of }),
    ask(jobseekerChannelInfo, of),
    interviewId ? ask(interviewInfo, { userId: interviewId, jobSeekerChannelId: candidateId }) : null,
  ])
  if (!menu.data || !channel.data) throw new NoPaper('what a report begins with was refused')
  // Without the right to the interview, a reader gets the rest on paper; a failure is not the same as no right.
  const isLost = info !== null && info.code !== 0 && info.code !== codes.noPermission
  if (isLost) throw new NoPaper('the interview could not be read')
  const person = info?.data ? info.data.interviewResult : channel.data.channelInfo
  const paper: Paper = {
    ...paperTexts(await loadWords(locale), { locale, timeZone }),
    ask,
    ...given,
    candidate: readCandidate(person),
    interview: info?.data ? readInterview(info.data) : readUninterviewed(channel.data),
    facts: factsOf({ ...menu.data.facts, isPersonal }),
  }
  return { paper, menu: menu.data.menuTabs }
}

interface TitledSection {
  readonly id: string
  readonly title: string
  readonly section: PaperSection
}

type WrittenTab = ReportPaper['tabs'][number]

/** A tab whose only part has the tab's name shows it once. */
function titled(title: string, blocks: Block[]): Pick<WrittenTab, 'title' | 'end' | 'blocks'> {
  const [first, ...rest] = blocks
  if (first?.kind !== 'heading' || first.text !== title) return { title, blocks }
  return { title, ...(first.end && { end: first.end }), blocks: rest }
}

/** A section that throws becomes a notice; the others stay. */
async function written(
  { id, title, section }: TitledSection,
  paper: Paper,
  onFault: (fault: unknown) => void,
): Promise<WrittenTab> {
  try {
    const [blocks, headline] = await Promise.all([section.write?.(paper), section.headline?.(paper)])
    return { id, ...titled(title, blocks ?? []), ...(headline && { headline }) }
  } catch (error) {
    onFault(error)
    return { id, title, blocks: [{ kind: 'notice', text: paper.say('paper')('sectionFailed') }] }
  }
}

/** The sections of the shown tabs, in the order of the bar; inner tabs in the order of their tab. */
async function sectionsOf(paper: Paper, menu: readonly MenuTab[]): Promise<TitledSection[]> {
  const found = await listPaperSections()
  const sections = found.filter(({ isShownTo }) => isShownTo?.(paper.facts) ?? true)
  return menu.flatMap(({ tab, name }) => {
    const own = sections.find((section) => section.tab === tab && section.inner === undefined)
    const inners = own?.inners?.(paper) ?? []
    return [
      ...(own?.write ? [{ id: partId(own), title: name, section: own }] : []),
      ...inners.flatMap((inner) => {
        const section = sections.find((written) => written.tab === tab && written.inner === inner)
        if (!section) return []
        return [{ id: partId(section), title: paper.say(section.feature)('tabTitle'), section }]
      }),
    ]
  })
}

/** Writes a report for its reader: the chosen ones of the shown tabs, one after the other. Its head is always whole. */
export async function composePaper(
  order: PaperOrder,
  ask: Ask,
  onFault: (fault: unknown) => void,
): Promise<ReportPaper> {
  const { paper, menu } = await readPaperOf(order, ask)
  const shown = await sectionsOf(paper, menu)
  const isChosen = ({ id }: TitledSection) => order.parts?.includes(id) ?? true
  const others = shown.filter((section) => !isChosen(section))
  const [tabs, head] = await Promise.all([
    Promise.all(shown.filter(isChosen).map((section) => written(section, paper, onFault))),
    headOf(paper),
  ])
  const { person, position } = paper.candidate
  const { locale, company, now } = order
  const isLatin = locale === 'en'
  const isBoth = person.nameLatin !== null && person.nameLatin !== person.name
  const [first, second] = isLatin
    ? [person.nameLatin ?? person.name, person.name]
    : [person.name, person.nameLatin]
  const t = paper.say('paper')
  return {
    name: first,
    otherName: isBoth && second ? { text: second, lang: isLatin ? 'zh-CN' : 'en' } : null,
    position: nameIn(locale, position.name, position.nameLatin),
    company: nameIn(locale, company.name, company.nameLatin),
    lang: htmlLang(locale),
    madeOn: paper.dateTime(now.getTime()).slice(0, 10),
    confidential: t('confidential'),
    ...head,
    leftOut: others.length > 0 ? t('leftOut', { parts: titlesOf(others) }) : null,
    advice: t('advice'),
    tabs,
  }
}
