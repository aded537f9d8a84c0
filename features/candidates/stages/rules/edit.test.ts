import { expect, test } from 'vitest'
import {
  changedStage,
  type EditedList,
  editedStage,
  faultyLimit,
  movedStage,
  needsTarget,
  sentStages,
  withNewStage,
  withoutStage,
  withStageBack,
} from './edit.ts'

const stage = (stageId: string, count = 0) =>
  editedStage(
    {
      stageId,
      names: { cn: `阶段${stageId}`, en: '', 'zh-TW': '' },
      kind: 2,
      limitDays: null,
      people: { count, positions: [] },
    },
    false,
  )
const list = (...stages: EditedList['stages']): EditedList => ({ stages, targets: [] })
const keys = ({ stages }: EditedList) => stages.map(({ key }) => key)

test('a stage moves to a place, and not beyond the ends', () => {
  const three = list(stage('1'), stage('2'), stage('3'))
  expect(keys(movedStage(three, '3', 0))).toEqual(['3', '1', '2'])
  expect(keys(movedStage(three, '1', 9))).toEqual(['2', '3', '1'])
  expect(keys(movedStage(three, '1', -1))).toEqual(['1', '2', '3'])
  expect(movedStage(three, 'x', 0)).toBe(three)
})

test('people of a stage that is removed later go on to the next target', () => {
  const one = stage('1', 4)
  const two = stage('2')
  const three = stage('3')
  const first = withoutStage(list(one, two, three), '1', '2')
  expect(first.targets).toEqual([{ stageId: '1', toStageId: '2' }])
  expect(needsTarget(first, two)).toBe(true)
  const second = withoutStage(first, '2', '3')
  expect(second.targets).toEqual([{ stageId: '1', toStageId: '3' }])
  expect(keys(second)).toEqual(['3'])
  expect(withStageBack(second, one).targets).toEqual([])
})

test('a limit is a whole number of days from 1 to 365, or none', () => {
  const limited = (limit: string) => changedStage(list(stage('1')), '1', { limit }).stages
  expect(['', ' ', '1', '365'].map((limit) => faultyLimit(limited(limit)))).toEqual([null, null, null, null])
  expect(['0', '366', '1.5', '-1', 'x'].map((limit) => faultyLimit(limited(limit)))).toEqual(
    Array(5).fill('1'),
  )
  expect(sentStages(limited('14'))[0]?.limitDays).toBe(14)
})

test('a new stage is an interview without a name', () => {
  const added = withNewStage(list(stage('1')), 'k')
  expect(sentStages(added.stages)[1]).toEqual({
    stageId: '',
    names: { cn: '', en: '', 'zh-TW': '' },
    kind: 2,
    limitDays: null,
  })
})
