import { aWireAnswer } from '../../../candidates/interviews/rules/reply-under-test.ts'

export const aiData = {
  isOrderAi: 2,
  aiAllScore: 4.2,
  tdnaScore: 4.1,
  emotionScore: 3.6,
  speechScore: 1.9,
  emotionScores: {
    emtions: [
      { emotionname: 'neutral', emotioncount: 15 },
      { emotionname: 'anger', emotioncount: 2 },
      { emotionname: 'disgust', emotioncount: 3 },
    ],
    topemotion: [{ emotionname: 'anger', emotiondesc: '谈到加班时。' }],
  },
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' }],
  },
}

const written = aWireAnswer('w1', {
  label_name: '数据库',
  problem_answer_method: 2,
  actualscore: 3,
  labelscore: 5,
})

export const full = {
  aiData,
  answers: [written],
  result: {
    name: '林晓彤',
    phone: '13805716021',
    email: 'lin@person.example',
    usetime: 870,
    totaltime: 2700,
  },
  interview: { idCard: { frontIdCard: '/front.png', backIdCard: '/back.png' } },
  education: [
    {
      startdate: '2017-09',
      enddate: '2020-03',
      school: '江澜理工大学',
      education: 5,
      professional: '软件工程',
    },
  ],
  work: [
    {
      startdate: '2022-05',
      enddate: '至今',
      companyName: '栖岸结算',
      jobtitle: '工程师',
      workContent: '<p>账本</p>',
    },
  ],
}
