import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('recommend')

const OfRecommendation = { jobSeekerChannelId: WireId, recommendationId: WireId }

/** Mails a reminder to the colleague, at most once a day per colleague and candidate. */
export const remindColleague = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/asked/remind',
  summary: 'Reminds a colleague of a recommendation without an answer',
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, act: 'recommend' },
  onFailure: ['signIn'],
  input: z.object(OfRecommendation),
  reply: z.object({
    /** Epoch milliseconds. */
    mayRemindFrom: z.number(),
  }),
  refusals: {
    unknownRecommendation: codes.notFound,
    notYours: codes.noPermission,
    isAnswered: codes.changedMeanwhile,
    isWithdrawn: codes.changedMeanwhile,
    /** The colleague was frozen, or became read-only. */
    cannotAnswer: codes.changedMeanwhile,
    remindedToday: codes.tooMany,
  },
})

/** Takes a recommendation without an answer back. The recommender and administrators may. */
export const withdrawRecommendation = defineCall({
  method: 'POST',
  path: '/candidate/interviewer/asked/withdraw',
  summary: 'Takes a recommendation back',
  canBeUndone: true,
  access: { report: 'candidate', by: { candidate: 'jobSeekerChannelId' }, act: 'recommend' },
  onFailure: ['signIn'],
  input: z.object(OfRecommendation),
  reply: z.null(),
  refusals: {
    unknownRecommendation: codes.notFound,
    notYours: codes.noPermission,
    isAnswered: codes.changedMeanwhile,
    isWithdrawn: codes.changedMeanwhile,
  },
})
