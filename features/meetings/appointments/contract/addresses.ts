const get = { method: 'GET', sends: 'form', payload: 'data' } as const
const post = { method: 'POST', sends: 'form', payload: 'data' } as const

// The pages of links know the calls only by their addresses: with the schemas of the contracts a phone would load twice
// as much.
export const readAppointmentAt = { ...get, path: '/candidate/schedule/detail' } as const
export const reserveTimeAt = { ...post, path: '/candidate/schedule/reserve' } as const
export const readInvitationAt = { ...get, path: '/candidate/schedule/invitation' } as const
export const answerInvitationAt = { ...post, path: '/candidate/schedule/answer' } as const
export const keepReminderAt = { ...post, path: '/candidate/schedule/reminder' } as const
export const readSatisfactionAt = { ...get, path: '/candidate/schedule/satisfactionState' } as const
export const giveSatisfactionAt = { ...post, path: '/candidate/interview/satisfaction' } as const
export const respondAt = { ...post, path: '/candidate/interviewPlan/respond' } as const

/** The most characters of a reason, and of a candidate's remark on an interview. */
export const maxReasonLength = 500
export const maxOpinionLength = 1_000
