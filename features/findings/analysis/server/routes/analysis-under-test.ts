/** The AI data of an interview with scores, emotion and appearance, by the spellings of the wire. */
export const analysis = {
  interviewCategory: 6,
  aiAllScore: 4.2,
  emotionScore: 3.9,
  beautyScore: 3.1,
  speechScore: 4,
  sumContent: '能设计并运行高并发支付系统。',
  emotionScores: {
    emtions: [{ emotionname: 'happiness', emotioncount: 12 }],
    topemotion: [{ emotionname: 'neutral', emotiondesc: '平静' }],
  },
  l2ReportInfo: {
    l2status: 0,
    l2score: 4.2,
    l2PercentageScore: 91.37,
    sort: 111,
    dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' }],
    answerInfos: [
      {
        problemAnswerId: 'q1',
        calculateStar: 4.6,
        apperenceBeautyScore: 3,
        apperenceSmileStar: 2,
        languageScore: 4,
      },
    ],
  },
}
