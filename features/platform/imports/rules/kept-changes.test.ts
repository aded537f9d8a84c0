import { describe, expect, test } from 'vitest'
import { mergeFields, mergeStage, type Place, type SentStage, type SharedValues } from './kept-changes.ts'

const none: SharedValues = {
  name: '沈知遥',
  nameLatin: null,
  phone: null,
  email: null,
  gender: null,
  age: null,
  education: null,
  nativePlace: null,
  referee: null,
  workYears: null,
}

describe('a field of a bundle', () => {
  test.each([
    ['of the first bundle is stored', { sent: 'a', last: undefined, stored: 'a' }, 'a', 'sent'],
    ['that nobody changed follows the bundle', { sent: 'b', last: 'a', stored: 'a' }, 'b', 'sent'],
    ['that a person changed stays on the same value', { sent: 'a', last: 'a', stored: 'x' }, 'x', 'kept'],
    ['that a person changed goes on a new value', { sent: 'b', last: 'a', stored: 'x' }, 'b', 'replaced'],
    ['that a person emptied stays empty', { sent: 'a', last: 'a', stored: null }, null, 'kept'],
    ['that the bundle empties is emptied', { sent: null, last: 'a', stored: 'a' }, null, 'sent'],
    ['that a person filled in stays', { sent: null, last: null, stored: 'x' }, 'x', 'kept'],
    ['that both changed alike is told to nobody', { sent: 'x', last: 'a', stored: 'x' }, 'x', 'sent'],
    ['that a person changed back is told to nobody', { sent: 'a', last: 'a', stored: 'a' }, 'a', 'sent'],
  ])('%s', (_title, { sent, last, stored }, value, fate) => {
    const merged = mergeFields({
      sent: { ...none, phone: sent },
      last: last === undefined ? null : { ...none, phone: last },
      stored: { ...none, phone: stored },
    })
    expect(merged.values).toEqual({ ...none, phone: value })
    expect(merged.kept).toEqual(fate === 'kept' ? ['phone'] : [])
    expect(merged.replaced).toEqual(fate === 'replaced' ? ['phone'] : [])
  })
})

const stage = (stageId: string, stageTypeKind: number): SentStage => ({ stageId, stageTypeKind })
const at = (stageId: string, stageTypeKind: number, outcome: Place['outcome'] = null): Place => ({
  stageId,
  stageTypeKind,
  outcome,
})

describe('the stage of a bundle', () => {
  test.each<[string, SentStage, SentStage | null, Place | null, Place, string]>([
    ['of a new candidate is stored', stage('2', 2), null, null, at('2', 2), 'sent'],
    ['follows the bundle', stage('1001', 3), stage('2', 2), at('2', 2), at('1001', 3), 'sent'],
    ['stays where a person moved', stage('2', 2), stage('2', 2), at('1001', 3), at('1001', 3), 'kept'],
    ['goes on a new stage', stage('1', 1), stage('2', 2), at('1001', 3), at('1', 1), 'replaced'],
    ['moved alike by both', stage('1001', 3), stage('2', 2), at('1001', 3), at('1001', 3), 'sent'],
    [
      'keeps the end of a person',
      stage('2', 2),
      stage('2', 2),
      at('2', 9, 'rejected'),
      at('2', 9, 'rejected'),
      'kept',
    ],
    ['ends at the stage before', stage('9', 9), stage('2', 2), at('2', 2), at('2', 9, 'rejected'), 'sent'],
    [
      'ends where a person moved',
      stage('8', 8),
      stage('2', 2),
      at('1001', 3),
      at('1001', 8, 'hired'),
      'replaced',
    ],
    [
      'ended alike by both',
      stage('9', 9),
      stage('2', 2),
      at('2', 9, 'rejected'),
      at('2', 9, 'rejected'),
      'sent',
    ],
    ['after an end goes on', stage('2', 2), stage('9', 9), at('2', 9, 'rejected'), at('2', 2), 'sent'],
    ['stays reopened', stage('9', 9), stage('9', 9), at('2', 2), at('2', 2), 'kept'],
  ])('%s', (_title, sent, last, stored, place, fate) => {
    const isEnd = ['8', '9'].includes(sent.stageId)
    expect(mergeStage({ sent, last, stored, isEnd })).toEqual({ place, fate })
  })
})
