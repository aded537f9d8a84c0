import { sentBrand } from '../../../../platform/company/rules.ts'
import type { WireInvitation } from '../../contract/invitation.ts'
import type { StoredAppointment } from '../queries/appointments.ts'
import type { Invited } from '../queries/invited.ts'

/** An invitation for the holder of the interviewer's link. */
export function presentInvitation(stored: StoredAppointment, invited: Invited, now: number): WireInvitation {
  return {
    companyName: stored.companyName,
    companyNameLatin: stored.companyNameLatin,
    ...sentBrand(stored.rules),
    positionName: stored.positionName,
    positionNameLatin: stored.positionNameLatin,
    interviewRoundName: stored.roundName,
    interviewerNames: [...stored.interviewerNames],
    planRoomType: stored.roomType,
    offlineLocation: stored.offlineLocation,
    now,
    interviewStartTime: stored.startsAt,
    interviewEndTime: stored.endsAt,
    interviewerName: invited.name,
    interviewerReceiveStatus: invited.receiveStatus,
    refuseReason: invited.refuseReason,
    isWechatHint: invited.showsWechatHint ? 1 : 0,
    mayAnswer: stored.startsAt === null || stored.startsAt > now,
  }
}
