import { formatClock } from '@candor/messages/dates'
import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  radar,
  text,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { meritasReport } from '../contract.ts'
import { type CompetencyItem, fullScore, radarAxes, readReport } from '../rules/report.ts'
import { tabNumber } from '../rules/tab.ts'

/** The competency assessment: its two ratings, the competencies of both levels, and the emotional stability. */
async function write(paper: Paper): Promise<Block[]> {
  const { say } = paper
  const t = say('report-competency')
  const score = (value: number | null) =>
    paper.score(value === null ? { state: 'analysing' } : { state: 'scored', value, outOf: fullScore })
  const bars = (title: string, items: readonly CompetencyItem[]): Block[] => [
    {
      kind: 'bars',
      title,
      max: fullScore,
      bars: items.map(({ name, score: value, low, high }) => ({
        name,
        value,
        text: score(value).text,
        ...(low && { low }),
        ...(high && { high }),
      })),
    },
    ...items.flatMap(({ name, description }) => text(description, { lead: name })),
  ]
  const reply = await askInterview(paper, meritasReport)
  if (isFailed(reply)) return [failedNotice(reply, say('paper')('sectionFailed'))]
  if (!reply?.data) return [notice(t('none'), t('noneText'))]
  const report = readReport(reply.data)
  const { groups, stabilityItems, times } = report
  const axes = radarAxes(groups)
  const second = groups.reduce((sum, { items }) => sum + items.length, 0)
  const first = groups.filter(({ name }) => name !== null).length
  return [
    heading(3, t('overall'), score(report.competence).text),
    ...text(report.description),
    ...facts([
      [t('competence'), score(report.competence)],
      [t('stability'), score(report.stability)],
      [t('times'), times?.usedMs != null && formatClock(times.usedMs)],
      [t('firstAt'), times?.firstAt != null && paper.dateTime(times.firstAt)],
      [t('lastAt'), times?.lastAt != null && paper.dateTime(times.lastAt)],
    ]),
    ...(groups.length > 0 ? [heading(3, t('competencies'), t('competencyCount', { first, second }))] : []),
    ...radar(t('radar'), fullScore, axes),
    ...groups.flatMap((group) => [
      heading(4, group.name ?? t('others'), group.name !== null && score(group.score).text),
      ...(group.items.length > 0
        ? bars(t('secondLevel', { name: group.name ?? t('others') }), group.items)
        : []),
    ]),
    ...(stabilityItems.length > 0
      ? [
          heading(3, t('stabilityItems'), score(report.stability).text),
          ...bars(t('stabilityItems'), stabilityItems),
        ]
      : []),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-competency', write })
