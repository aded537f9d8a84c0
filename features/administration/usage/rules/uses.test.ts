import { expect, test } from 'vitest'
import { type UsedInterview, usesOf } from './uses.ts'

const interview: UsedInterview = {
  status: 'finish',
  category: 2,
  hasAi: null,
  analysisState: null,
  isWorkSynced: false,
  keys: [],
  methods: [],
}

test.each<[string, Partial<UsedInterview>, string[]]>([
  ['nothing came in', {}, []],
  ['it goes on', { status: 'doing', methods: [1] }, []],
  ['a work sync says that it is over', { status: 'doing', isWorkSynced: true }, ['aiInterviewL2']],
  ['it was recorded', { methods: [1, 13] }, ['aiInterviewL2']],
  ['it was recorded as a whole', { keys: ['fullRecords'] }, ['aiInterviewL2']],
  ['it was analysed', { analysisState: 'done' }, ['aiInterviewL2']],
  ['it is of category 5', { category: 5, methods: [1] }, ['aiInterviewL5']],
  ['it is of category 6', { category: 6, methods: [1] }, ['aiInterviewL5']],
  ['it asks for code beside recordings', { methods: [1, 7, 2] }, ['aiInterviewL2']],
  ['it asks for words and choices', { methods: [0, 2, 3] }, ['onlineExam']],
  ['it asks for code', { methods: [7] }, ['codingExam']],
  ['it asks for both', { methods: [7, 2] }, ['onlineExam', 'codingExam']],
  ['it imitates programming work', { keys: ['tests.programme'] }, ['codingExam']],
  ['it asks for code in work and in questions', { keys: ['tests.programme'], methods: [7] }, ['codingExam']],
  ['it tests cognition', { keys: ['tests.cognitive'] }, ['cognition']],
  ['it tests personality twice', { keys: ['tests.bigFive', 'tests.character'] }, ['personality']],
  ['it tests mental health', { keys: ['tests.mentalHealth'] }, ['mentalHealth']],
  [
    'it is an AI interview with tests',
    { methods: [1], keys: ['tests.cognitive', 'tests.mentalHealth'] },
    ['aiInterviewL2', 'cognition', 'mentalHealth'],
  ],
  ['it has no AI, as was said', { hasAi: false, methods: [1] }, []],
])('the uses of an interview when %s', (_case, more, uses) => {
  expect(usesOf({ ...interview, ...more })).toEqual(uses)
})
