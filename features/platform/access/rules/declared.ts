import type { ReportAct } from './acts.ts'
import type { PermissionKey } from './permissions.ts'

/** Act of a call about a report. `read` stores something of the reading, which every reader may do. */
export type DeclaredAct = ReportAct | 'read'

export interface UserAccess<Field extends string> {
  readonly user: {
    /** Field that names the company; without it, the caller's own. Another company is not found. */
    readonly company?: Field
  }
  readonly needs?: PermissionKey
  /** Opens the call to visitors too: the handler proves which report it is about. */
  readonly visitors?: true
}

/** Fields of a call's input that name the report. All must name the same report. */
export interface ReportFields<Field extends string> {
  /** Field with the id of an interview or of a candidate. */
  readonly either?: Field
  readonly interview?: Field
  /** Field with the id of a planned interview with people. */
  readonly plan?: Field
  /** Field with the candidate's id; of several, the first that is filled in. */
  readonly candidate?: Field | readonly Field[]
  readonly position?: Field
  readonly company?: Field
}

export interface ReportAccess<Field extends string> {
  /** What must be there: an interview, or the candidate alone, who may have none yet. */
  readonly report: 'interview' | 'candidate'
  readonly by: ReportFields<Field>
  readonly needs?: PermissionKey | readonly PermissionKey[]
  /** The act that the viewer must be allowed, for a call that only reads. */
  readonly may?: ReportAct
  /** Act of the call, proved within its transaction. Without it the call only reads. */
  readonly act?: DeclaredAct
  /** Opens the call to visitors of this report. With `act`, the handler must check what the visitor may do. */
  readonly visitors?: true
  /** Field in which other clients name the acting account; it must be the caller (R6-008, R6-009). */
  readonly self?: Field
}

declare module '@candor/call/define' {
  interface Accesses<Field extends string> {
    /** A signed-in account, even one that still has to change its one-time password. */
    account: 'account'
    user: 'user' | UserAccess<Field>
    admin: 'admin'
    /** A super administrator: for calls that open a way into other accounts (S44). */
    superAdmin: 'superAdmin'
    /** A machine with a service key of the company. */
    serviceKey: 'serviceKey'
    /** An account that reaches the candidate and may read the report; with `visitors` a visitor too. */
    report: ReportAccess<Field>
  }
}
