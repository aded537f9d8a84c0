import type { AppServices } from '@candor/db/database'
import { type InterviewId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../contract.ts'
import type { DeclaredAct, ReportAccess, ReportFields } from '../../rules/declared.ts'
import type { PermissionKey } from '../../rules/permissions.ts'
import { isVisitor, prove, type ReportFacts } from '../../rules/proof.ts'
import type {
  Administrator,
  AnyViewer,
  ReportActor,
  ReportReader,
  ServiceCaller,
  Viewer,
  Visitor,
} from '../../rules/viewer.ts'
import { type Readable, type ReportAddress, readAddressed, type WithSetting } from './addressed.ts'

/** The interview of a proof: never null where the call declares `report: 'interview'`. */
type Interview = InterviewId | null
type HeldBy<Access> = Access extends { readonly report: 'interview' } ? InterviewId : Interview

/** Proof that a report may be read, with its settings. */
export type AuthorizedReport<
  Held extends Interview = Interview,
  By extends AnyViewer = AnyViewer,
> = ReportReader<Held, By> & WithSetting

/** The same with the report's version. A reply that depends on nothing else may be cached until the version changes. */
export type VersionedReport<
  Held extends Interview = Interview,
  By extends AnyViewer = AnyViewer,
> = AuthorizedReport<Held, By> & Pick<Readable, 'version'>

/** The same for accounts, where something is read or done in their name. */
export type AccountReport = AuthorizedReport<Interview, Viewer>

/** The callers of a call: visitors too where it lets them in. */
type ReaderOf<Access> = Access extends { readonly visitors: true } ? AnyViewer : Viewer

/** The proof for a visitor where an act lets visitors in. */
type VisitOf<Access> = Access extends { readonly visitors: true }
  ? { viewer: Visitor; reader: VersionedReport<HeldBy<Access>, Visitor> }
  : never

/** Proof that something may be done about a candidate, with the settings of the report. */
export type AuthorizedActor<Held extends Interview = Interview> = ReportActor<Held> & WithSetting

/** What the gate proves within the transaction of an act. */
export type ActProofOf<Access> = { readonly viewer: Viewer } & (Access extends { readonly act: DeclaredAct }
  ? { readonly actor: AuthorizedActor<HeldBy<Access>> }
  : object)

declare module '@candor/call/define' {
  interface Proofs<Access> {
    account: { viewer: Viewer }
    user: { viewer: ReaderOf<Access> }
    admin: { viewer: Administrator }
    superAdmin: { viewer: Administrator }
    serviceKey: { viewer: ServiceCaller }
    /**
     * For a call with `act`, the gate proves only that a visitor may read; an account's act is proved in its
     * transaction.
     */
    report: Access extends { readonly act: DeclaredAct }
      ? { viewer: Viewer } | VisitOf<Access>
      : {
          viewer: ReaderOf<Access>
          reader: VersionedReport<HeldBy<Access>, ReaderOf<Access>>
        }
  }
}

/** The text of a field of the input; an empty one counts as missing. */
export function textIn(input: unknown, field: string | undefined): string | undefined {
  if (field === undefined || typeof input !== 'object' || input === null) return undefined
  const value: unknown = Reflect.get(input, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function addressOf(
  { either, interview, plan, candidate, position, company }: ReportFields<string>,
  input: unknown,
): ReportAddress {
  return {
    eitherId: textIn(input, either),
    interviewId: textIn(input, interview),
    planId: textIn(input, plan),
    candidateId: [candidate ?? []]
      .flat()
      .map((field) => textIn(input, field))
      .find((text) => text !== undefined),
    positionId: textIn(input, position),
    companyId: textIn(input, company),
  }
}

/** Refuses unless the viewer's role has one of the permissions; several belong to data that several tabs show. */
export function requireOneOf(viewer: AnyViewer, keys: readonly PermissionKey[]): void {
  if (!keys.some((key) => viewer.permissions.has(key))) throw new Refusal(gateRefusals, 'noView')
}

/**
 * Refuses a caller who names somebody else as the one who acts: it is always the signed-in account (R6-008, R6-009).
 */
export function requireSelf(viewer: AnyViewer, wireId: string | undefined): void {
  if (wireId && readId(wireId) !== viewer.accountId) throw new Refusal(gateRefusals, 'noOperate')
}

/** Refuses an act that the viewer may not do about the candidate. */
export function requireAct({ acts }: Pick<ReportFacts, 'acts'>, act: DeclaredAct | undefined): void {
  const isFree = act === undefined || act === 'read' || acts.has(act)
  if (!isFree) throw new Refusal(gateRefusals, 'noOperate')
}

/**
 * Proves all that an access about a report declares. Reading is proved first, so that an unreadable report is refused
 * in the same way for acts as for reads.
 *
 * An act is proved within its transaction and holds until that ends; reads may be shared within a batch.
 */
export async function authorizeAccess(
  services: AppServices,
  viewer: AnyViewer,
  { report, by, needs, may, act, self }: ReportAccess<string>,
  input: unknown,
): Promise<VersionedReport | AuthorizedActor> {
  const { facts, ...found } = await readAddressed(services, viewer, addressOf(by, input), {
    isLocked: act !== undefined,
  })
  if (needs) requireOneOf(viewer, [needs].flat())
  requireAct(facts, may)
  requireAct(facts, act)
  if (report === 'interview' && facts.interviewId === null) throw new Refusal(gateRefusals, 'notFound')
  requireSelf(viewer, textIn(input, self))
  if (act === undefined) return Object.assign(prove.reader(viewer, facts), found)
  if (isVisitor(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  return Object.assign(prove.actor(viewer, facts, act), found)
}
