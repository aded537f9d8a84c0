const interviewers = 12
const modules = ['Design', 'Delivery', 'Reliability', 'Working together']
/** Questions per module; with the interviewers, this makes a grid of 480 cells. */
const questionsEach = 10

const emailOf = (index: number) => `interviewer-${index}@bench.example`
const nameOf = (index: number) => `Interviewer ${index + 1}`
const everybody = Array.from({ length: interviewers }, (_, index) => index)

/** The interviewers of the scored round. */
export const ratingAccounts = everybody.map((index) => ({
  email: emailOf(index),
  name: nameOf(index),
  userType: 'interviewer',
}))

/** The form with 40 scales that each of them filled in. */
export const ratedForm = {
  externalId: 'depth',
  name: 'Technical depth',
  modules: modules.map((name, module) => ({
    name,
    questions: Array.from({ length: questionsEach }, (_, question) => ({
      type: 'scale',
      name: `${name} ${question + 1}: says what was decided, and why`,
      // The weights of all scales add up to 100.
      weigh: module % 2 === 0 ? 2 : 3,
      asksSentence: true,
      byHalves: true,
    })),
  })),
}

/** A score of 1 to 5 in steps of a half, and a sentence of varying length that most often names a moment. */
function answer(index: number, module: number, question: number) {
  const turn = index * 7 + module * 3 + question * 5
  const moment = turn % 4 === 0 ? '' : `, Q${(turn % 6) + 1} 0${turn % 2}:${10 + (turn % 50)}`
  const words = 'Names the mechanism and its cost, and what would have to change for twice the load'
  return { answer: `${1 + (turn % 9) / 2}`, sentence: `${words.slice(0, 30 + (turn % 50))}${moment}` }
}

/** A round that all of them held and scored. */
export const ratedRound = {
  externalId: 'rated-round',
  interviewStartTime: 1_770_000_000_000,
  interviewEndTime: 1_770_003_600_000,
  interviewRoundName: 'Technical round',
  createUserName: 'Bench',
  createDate: 1_769_900_000_000,
  planRoomType: 0,
  interviewerInfoList: everybody.map((index) => ({
    interviewerId: emailOf(index),
    interviewerName: nameOf(index),
  })),
  interviewFeedbackList: everybody.map((index) => ({
    externalId: `rated-${index}`,
    lastUpdateByName: nameOf(index),
    interviewResult: 1,
    feedbackContent: 'Runs payment systems and can say why each rule is there.',
    interviewerEmail: emailOf(index),
    assessment: {
      formId: ratedForm.externalId,
      answers: Object.fromEntries(
        ratedForm.modules.flatMap(({ questions }, module) =>
          questions.map((_, question) => [`m${module + 1}q${question + 1}`, answer(index, module, question)]),
        ),
      ),
    },
  })),
}
