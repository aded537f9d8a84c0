import given from '../demo/hailan/gu-mingzhe-backend/bundle.json' with { type: 'json' }

/** The sentence that the finished analysis begins with. */
export const verdict = '大文件的断点和去重想得完整，性能问题先测量再动手。'

/** His results as they come over the import call, which takes no media: what is left out stays as it is. */
const withoutMedia = {
  ...given,
  candidate: { ...given.candidate, photo: undefined },
  resume: undefined,
  interviews: given.interviews.map((interview) => ({ ...interview, answers: undefined })),
}

export const stillRunning = withoutMedia

/** The same with the analysis at its end: every competency has its score, and the verdict is written. */
export const finished = {
  ...withoutMedia,
  interviews: withoutMedia.interviews.map(({ aiData, ...interview }) => ({
    ...interview,
    aiData: {
      ...aiData,
      aiAllScore: 4,
      sumContent: verdict,
      l2ReportInfo: {
        ...aiData.l2ReportInfo,
        l2status: 0,
        l2score: 4,
        dimLabelList: aiData.l2ReportInfo.dimLabelList.map((point) => ({
          ...point,
          calculateStar: Math.max(3.9, point.calculateStar),
        })),
      },
    },
  })),
}
