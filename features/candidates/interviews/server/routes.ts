import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { mediaExpiry } from '../../../platform/media/rules.ts'
import { interviewInfo, nameVoice } from '../contract.ts'
import { readInterviewFor } from './actions/read-interview.ts'
import { readVoices } from './actions/read-voices.ts'
import { mayNameVoices } from './present/interview.ts'
import { transcriptHashOf } from './present/recordings.ts'
import { deleteSaidVoice, upsertSaidVoice } from './queries/voices.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(interviewInfo, async ({ reader }) => {
    // The media addresses in it expire after some hours.
    const version = `${reader.version} ${mediaExpiry(services.clock.now()).getTime()}`
    return new Versioned(version, () => readInterviewFor(services, reader))
  })

  serve(nameVoice, (request) =>
    auditedTransaction(services, nameVoice, request, async ({ db, now, record, actor }) => {
      const { voice: key, role } = request.input
      const { companyId, candidateId, interviewId, accountId: namedByAccountId } = actor
      const of = { companyId, interviewId }
      const { recordings, voices } = await readVoices(db, actor)
      const voice = voices.get(key)
      if (!voice || !mayNameVoices(actor)) throw new Refusal(gateRefusals, 'notFound')
      if (role === 'unknown') await deleteSaidVoice(db, of, key)
      else {
        const transcriptHash = transcriptHashOf(recordings, key)
        await upsertSaidVoice(db, {
          ...of,
          voice: key,
          role,
          transcriptHash,
          namedByAccountId,
          namedAt: now,
        })
      }
      // Without the voice's name: the log is read by others, also where the candidate is anonymous.
      const details = { from: voice.role, to: role }
      record({ action: 'voice.named', candidateId, interviewId, details })
      return null
    }),
  )
}
