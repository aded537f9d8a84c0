import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { isAddress } from '@candor/kernel/email-address'
import type { PersonId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { findSamePersons } from '../../../persons/server/actions/same-persons.ts'
import { addCandidate, considerCandidate } from '../../contract.ts'
import type { FieldValue } from '../../rules/field-names.ts'
import { addHere } from '../actions/add-here.ts'
import { getPlaceToAdd } from '../actions/place.ts'
import { readResumeAlong } from '../actions/resume-along.ts'
import { bundleFields, requireValue } from '../actions/typed-values.ts'
import { getFacts, isInPosition, valuesOf } from '../queries.ts'

function typedValues(input: InputOf<typeof addCandidate>) {
  const read = (field: Parameters<typeof requireValue>[1], given: FieldValue | undefined) =>
    requireValue(addCandidate, field, given ?? null)
  return {
    name: read('name', input.name),
    nameLatin: read('nameLatin', input.nameLatin),
    phone: read('phone', input.phone),
    email: read('email', input.email),
    gender: read('gender', input.gender),
    age: read('age', input.age),
    education: read('education', input.education),
    nativePlace: read('nativePlace', input.nativePlace),
    workYears: read('workYears', input.workYears),
    source: read('source', input.source),
  }
}

const textOf = (value: FieldValue) => (typeof value === 'string' ? value : null)

/** The person of an application that has the same phone or e-mail, as far as the account sees it. */
async function samePerson(
  db: Database,
  viewer: Viewer,
  sameAs: string | undefined,
  contacts: { readonly phone: FieldValue; readonly email: FieldValue },
): Promise<PersonId | null> {
  if (!sameAs) return null
  const asked = { phone: textOf(contacts.phone), email: textOf(contacts.email) }
  const [found = []] = await findSamePersons(db, viewer, [asked])
  const same = found.find(({ candidateId }) => candidateId === sameAs.toLowerCase())
  if (!same) throw new Refusal(addCandidate, 'noSamePerson')
  return same.personId
}

/** The calls that add candidates through the importer, which has a transaction of its own. */
export function addingRoutes(services: AppServices, serve: Serve, format: BundleFormat<Database>): void {
  const { db } = services

  serve(addCandidate, async (request) => {
    const { input, viewer } = request
    if (!mayChangeCandidates(viewer)) throw new Refusal(addCandidate, 'mayNotAdd')
    const values = typedValues(input)
    const { positionId, stageId, sameAs } = input
    const place = await getPlaceToAdd(db, viewer.companyId, { positionId, stageId }, addCandidate)
    const personId = await samePerson(db, viewer, sameAs, values)
    const madeHere = { addedBy: 'hand', source: textOf(values.source) ?? '', personId } as const
    const candidate = bundleFields(values)
    const adding = { services, format, call: addCandidate, request, place, madeHere, candidate }
    return { jobseekerChannelId: await addHere(adding), positionId: place.positionId }
  })

  serve(considerCandidate, async (request) => {
    const { viewer, input } = request
    const { facts, along } = await withRights(
      services,
      considerCandidate.access,
      request,
      async (within, { actor }) => {
        const facts = await getFacts(within.db, actor)
        const original = { state: facts.resumeState, fileId: facts.resumeFileId }
        return { facts, along: await readResumeAlong(services, within.db, actor, original) }
      },
    )
    const { personId } = facts
    const named = { positionId: input.toPositionId, stageId: input.stageId }
    const place = await getPlaceToAdd(db, viewer.companyId, named, considerCandidate)
    const { email, ...values } = valuesOf(facts)
    const candidate = {
      ...bundleFields(values),
      ...(typeof email === 'string' && isAddress(email) && { email }),
      isAnonymous: facts.isAnonymous,
    }
    const jobseekerChannelId = await addHere({
      services,
      format,
      call: considerCandidate,
      request,
      place,
      madeHere: { addedBy: 'position', source: facts.source, personId },
      candidate,
      ...along,
      check: async (transaction) => {
        const at = { companyId: viewer.companyId, personId, positionId: place.positionId }
        if (await isInPosition(transaction, at)) throw new Refusal(considerCandidate, 'inPosition')
      },
    })
    return { jobseekerChannelId, positionId: place.positionId }
  })
}
