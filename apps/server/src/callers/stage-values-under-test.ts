import { dayMs } from '@candor/kernel/durations'
import {
  readAppointment,
  reserveTime,
  respondToPlan,
} from '../../../../features/meetings/appointments/contract/choosing.ts'
import {
  answerInvitation,
  keepReminder,
  readInvitation,
} from '../../../../features/meetings/appointments/contract/invitation.ts'
import {
  giveSatisfaction,
  readSatisfaction,
} from '../../../../features/meetings/appointments/contract/satisfaction.ts'
import {
  giveLinkedFeedback,
  readLinkedFeedback,
} from '../../../../features/meetings/feedback/contract/linked.ts'
import {
  changeInterviewPlan,
  createInterviewPlans,
  updateInterviewDate,
} from '../../../../features/meetings/planning/contract/planning.ts'
import { listTakenTimes } from '../../../../features/meetings/planning/contract/reading.ts'
import {
  saveIdCard,
  sendIdCardPiece,
} from '../../../../features/visitors/candidate-pages/contract/id-card.ts'
import { uploadImage } from '../../../../features/visitors/candidate-pages/contract/monitor.ts'
import {
  declineConsent,
  giveConsent,
  readPage,
  withdrawConsent,
} from '../../../../features/visitors/candidate-pages/contract/page.ts'
import {
  confirmOwnCopy,
  makeOwnCopy,
  openOwnCopy,
  readOwnCopy,
} from '../../../../features/visitors/own-copy/contract/page.ts'
import { report4MobileV2, reportNew4Mobile } from '../../../../features/visitors/password-report/contract.ts'
import type { Caller } from './callers-under-test.ts'
import type { SeededCompany } from './company-under-test.ts'

type Stage = Readonly<Record<'own' | 'other', SeededCompany>>

/** Returns a role name of another company than the caller's: the caller must not learn that it is used there. */
function roleNameElsewhere({ own, other }: Stage, caller: Caller): string {
  const company = caller.name === 'other company' ? own : other
  return `角色${company.words[0]}`
}

/** Tokens of links, for the calls that a link opens; null for other calls. */
function tokensFor(path: string, { own }: Stage): Readonly<Record<string, unknown>> | null {
  switch (path) {
    case '/candidate/employment/interview/checkReportPwd':
      return { id: own.open.shareToken }
    case reportNew4Mobile.path:
    case report4MobileV2.path:
      return { interviewId: own.open.shareToken }
    case readPage.path:
    case giveConsent.path:
    case declineConsent.path:
    case saveIdCard.path:
    case sendIdCardPiece.path:
      return { sign: own.pages.idCardToken }
    case openOwnCopy.path:
      return { sign: own.pages.copyToken }
    case confirmOwnCopy.path:
      return { sign: own.pages.copyToken, answer: own.pages.copyAnswer }
    case makeOwnCopy.path:
    case readOwnCopy.path:
      return { sign: own.pages.copyToken, pass: own.pages.copyPass }
    case withdrawConsent.path:
      return { sign: own.pages.withdrawnToken }
    case uploadImage.path:
      return { sign: own.pages.monitorToken }
    case readAppointment.path:
    case respondToPlan.path:
      return { sign: own.offer.token }
    case readInvitation.path:
    case answerInvitation.path:
    case keepReminder.path:
      return { sign: own.offer.acceptToken }
    case readLinkedFeedback.path:
    case giveLinkedFeedback.path:
      return { sign: own.offer.feedbackToken }
    case readSatisfaction.path:
    case giveSatisfaction.path:
      return { sign: own.offer.satisfactionToken }
    case reserveTime.path:
      return { sign: own.offer.token, ...own.offer.time }
    default:
      return null
  }
}

/** Values that depend on the caller and the companies. */
export function valuesFor(path: string, stage: Stage, caller: Caller): Readonly<Record<string, unknown>> {
  const tokens = tokensFor(path, stage)
  if (tokens) return tokens
  const general = stage.own.accounts.get('general')
  switch (path) {
    case '/admin/config/interviewerNames/save':
      return { name: 'Kim Sato', email: general?.email }
    case '/admin/login':
      return { email: general?.email, password: general?.password }
    case createInterviewPlans.path:
    case changeInterviewPlan.path:
    case updateInterviewDate.path: {
      const { startTime, endTime } = stage.own.offer.time
      return { interviewStartTime: startTime, interviewEndTime: endTime }
    }
    case listTakenTimes.path: {
      const { startTime, endTime } = stage.own.offer.time
      return { from: startTime, to: endTime + 2 * dayMs }
    }
    case '/candidate/stage/move': {
      const { candidateId } = stage.own.open
      return { moves: [{ jobseekerChannelId: candidateId, fromStageId: '2', fromOutcome: null }] }
    }
    case '/admin/login/changePassword':
      return { oldPassword: caller.password, newPassword: 'another password of 1 account' }
    case '/candidate/interviewPlan/createOrUpdateInterviewAssessment': {
      const questions = [{ id: 'q1', questionAnswer: 'some words' }]
      return { record: { publishId: stage.own.ids.formVersion, modules: [{ questions }] } }
    }
    case '/admin/resumeDrop/add':
      return { rows: [{ dropFileId: stage.own.ids.dropFile, revision: 0, seen: [] }] }
    case '/admin/config/roles/add':
    case '/admin/config/roles/rename':
      return { name: roleNameElsewhere(stage, caller) }
    default:
      return {}
  }
}
