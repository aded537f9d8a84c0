import { beforeEach, expect, test } from 'vitest'
import { QuestionsPanel } from '../../../tabs/report-questions/web/questions-panel.tsx'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { anAnswer } from './answers-under-test.ts'
import { answer } from './panel-under-test.tsx'
import { inQuestion, showQuestions } from './questions-under-test.tsx'

beforeEach(() => answer([]))

const labels = [
  [0, '问答题', 'Essay', '問答題'],
  [1, '视频题', 'Video', '影片題'],
  [2, '单选题', 'Single choice', '單選題'],
  [3, '多选题', 'Multiple choice', '多選題'],
  [4, '判断题', 'True or false', '是非題'],
  [5, '排序题', 'Sorting', '排序題'],
  [6, '语音题', 'Accent', '語音題'],
  [7, '编程题', 'Coding', '程式題'],
  [8, '填空题', 'Fill in the blank', '填空題'],
  [11, '色觉题', 'Colour vision', '色覺題'],
] as const

test.each(
  labels.flatMap(([code, inCn, inEn, inZhTW]) => [
    [code, inCn, cn] as const,
    [code, inEn, en] as const,
    [code, inZhTW, zhTW] as const,
  ]),
)(
  'a question of type %i is called %s [R9-031 R9-032 R9-033 R9-034 R9-035 R9-036 R9-037 R9-038 R9-039 R9-040 P9-018 P9-019 P9-020 P9-021 P9-022 P9-023 P9-024 P9-025]',
  (code, label, messages) => {
    // Any kind may stand below a text.
    const parts = [anAnswer('part', code)]
    showQuestions(QuestionsPanel, [anAnswer('text', 50, { parts })], { words: { questions: messages } })
    expect(inQuestion(/Title of part/).getByText(label)).toBeTruthy()
  },
)
