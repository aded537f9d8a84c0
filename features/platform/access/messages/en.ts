import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  formerColleague: 'A former colleague',
  refusal: {
    passwordChangeNeeded: 'Change the one-time password first',
    signInNeeded: 'Sign in first',
    tokenInvalid: 'You are no longer signed in. Sign in again',
    tokenExpired: 'Your session has expired. Sign in again',
    erased: 'This candidate’s data were erased. The page can no longer be shown',
    notFound: 'Invalid link',
    noView: 'You have no permission to view this',
    noOperate: 'You have no permission for this, contact HR',
  },
  permission: {
    position: { name: 'Positions', text: 'See positions and their settings.' },
    procedure: { name: 'Hiring stages', text: 'See the hiring stages.' },
    candidate: {
      name: 'Candidates',
      text: 'Recommend candidates, add or remove labels, delete attachments.',
    },
    reportResume: { name: 'Resume', text: 'Read the resume and the ID card.' },
    reportAIInterview: {
      name: 'AI interview',
      text: 'Read recordings, analysis and scores of AI interviews, and the tests.',
    },
    planInterview: { name: 'Interviews', text: 'Read interview plans and record in-person interviews.' },
    thirdComment: { name: 'Third-party evaluations', text: 'Read and add third-party evaluations.' },
    offer: { name: 'Offers', text: 'See and manage offers.' },
    background: { name: 'Background check', text: 'Read the background check and its attachments.' },
    reportRemark: { name: 'Remarks', text: 'Read and write remarks.' },
    reportInterviewLog: {
      name: 'Anti-cheating and viewings',
      text: 'Read the anti-cheating results and who read a report.',
    },
    talent: { name: 'Talent pool', text: 'See the talent pool.' },
    reportCenter: { name: 'Report centre', text: 'See hiring reports.' },
    manualEvaluation: { name: 'Evaluation', text: 'Evaluate candidates, decide, and score single answers.' },
    questionBank: { name: 'Question bank', text: 'See the question bank.' },
    overviewAI: { name: 'AI summary', text: 'Read the AI summary, without the analysis of single answers.' },
  },
  userType: {
    superAdmin: 'Super administrator',
    admin: 'Administrator',
    general: 'HR',
    interviewer: 'Interviewer',
    read: 'Read-only',
    freeze: 'Frozen',
    helpUser: 'Collaborator',
    publishUser: 'Publisher',
  },
}
