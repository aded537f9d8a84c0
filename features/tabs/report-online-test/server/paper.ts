import { formatClock } from '@candor/messages/dates'
import { askQuestions, noQuestions, questionGroup } from '../../../findings/questions/server/paper.ts'
import type { Block, Cell } from '../../../report/paper/contract.ts'
import { facts, heading, table } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { modulesOf, readModule } from '../rules/modules.ts'
import { tabNumber } from '../rules/tab.ts'
import { type TestTime, testTime, timesSpent } from '../rules/time.ts'
import { type Totals, totalsOf, writtenPercent } from '../rules/totals.ts'
import { testViews, viewOf } from '../rules/view.ts'

function percentOf({ points }: Totals): number | null {
  return points.state === 'scored' ? writtenPercent(points.value, points.outOf) : null
}

function timeText(paper: Paper, { usedMs, limitMs }: TestTime): string {
  const t = paper.say('report-online-test')
  if (usedMs === null) return t('unknownTime')
  const used = formatClock(usedMs)
  return limitMs === null ? used : t('timeOf', { used, total: formatClock(limitMs) })
}

function resultBlocks(paper: Paper, totals: Totals, time: TestTime): Block[] {
  const t = paper.say('report-online-test')
  const { points, answered, count, checked, correct, partial, wrong } = totals
  const percent = percentOf(totals)
  const verdicts = [
    t('correct', { count: correct }),
    t('partial', { count: partial }),
    t('wrong', { count: wrong }),
  ]
  return [
    heading(3, t('result'), percent === null ? t('ofCount', { answered, count }) : t('closed', { percent })),
    ...facts([
      [t('percent'), percent !== null && t('percentValue', { percent })],
      [t('points'), paper.score(points)],
      [t('answered'), t('ofCount', { answered, count })],
      [t('checked'), checked > 0 && verdicts.join(' · ')],
      [t('time'), timeText(paper, time)],
    ]),
  ]
}

function moduleRow(paper: Paper, name: string, totals: Totals): (string | Cell)[] {
  const t = paper.say('report-online-test')
  const { count, answered, checked, correct, points, spentMs } = totals
  const percent = percentOf(totals)
  return [
    name,
    String(count),
    String(answered),
    checked > 0 ? t('correctOf', { correct, checked }) : t('unknown'),
    paper.score(points),
    percent === null ? t('unknown') : t('percentValue', { percent }),
    spentMs === null ? t('unknown') : formatClock(spentMs),
  ]
}

/** The written test: its result as a whole and by module, then every question by kind. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-online-test')
  const asked = await askQuestions(paper)
  const { questions } = asked
  if (questions.length === 0) return [noQuestions(paper, t('none'), t('noneText'))]
  const { answers, usedMs } = paper.interview
  const spent = timesSpent(answers, usedMs)
  const totals = totalsOf(questions, spent)
  const nameOf = (module: string | null) => {
    if (module === null) return t('noModule')
    const read = readModule(module)
    return 'known' in read ? t(`module.${read.known}`) : read.named
  }
  const columns = ['module', 'questions', 'answered', 'correct', 'points', 'percent', 'time'] as const
  return [
    ...resultBlocks(paper, totals, testTime(paper.interview, totals.spentMs)),
    heading(3, t('byModule')),
    ...table(
      columns.map((column) => t(`${column}Column`)),
      modulesOf(questions).map(({ module, questions: found }) =>
        moduleRow(paper, nameOf(module), totalsOf(found, spent)),
      ),
    ),
    ...asked.manual.notices,
    ...testViews.flatMap((view) => {
      const found = questions.filter((question) => viewOf(question) === view)
      return found.length > 0 ? questionGroup(paper, t(`view.${view}`), found, asked) : []
    }),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-online-test', write })
