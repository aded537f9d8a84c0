// The page of a mail's link knows its calls by their addresses: the schemas of contracts would be half of what it loads.
export const readLinkedFeedbackAt = {
  method: 'GET',
  sends: 'form',
  payload: 'data',
  path: '/candidate/interviewPlan/emailFeedback/detail',
} as const
export const giveLinkedFeedbackAt = {
  method: 'POST',
  sends: 'json',
  payload: 'data',
  path: '/candidate/interviewPlan/emailFeedback/save',
} as const

/** The most characters of an interviewer's opinion. */
export const maxFeedbackLength = 2_000
