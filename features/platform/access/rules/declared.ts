import type { ReportAct } from './acts.ts'
import type { PermissionKey } from './permissions.ts'

/** What a call does about a report. `read`: it stores something of the reading, which every reader may do. */
export type DeclaredAct = ReportAct | 'read'

/** What a call for a signed-in person needs beyond that. */
export interface UserAccess<Field extends string> {
  readonly user: {
    /**
     * The field that names the company; any but the caller's own is not found. Left out by a caller, it is their own.
     */
    readonly company?: Field
  }
  /** The permission key that opens it. */
  readonly needs?: PermissionKey
  /** Opens the call to visitors too: the handler proves which report it is about. */
  readonly visitors?: true
}

/**
 * The fields of a call's input that name the report. If one of them names another report than the rest, none is found.
 */
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

/** What a call about one report needs. */
export interface ReportAccess<Field extends string> {
  /** What must be there: an interview, or the candidate alone, who may have none yet. */
  readonly report: 'interview' | 'candidate'
  readonly by: ReportFields<Field>
  /** The permission key that opens it, or several, any of which does: for data that stand in several tabs. */
  readonly needs?: PermissionKey | readonly PermissionKey[]
  /** The act that the viewer must be allowed, for a call that only reads. */
  readonly may?: ReportAct
  /** What the call does, proved within its transaction. Left out: it reads. */
  readonly act?: DeclaredAct
  /**
   * Opens the call to visitors whose share is of this report.
   *
   * For a call with `act`, the gate proves only that a visitor may read. The handler must check what the visitor may
   * do.
   */
  readonly visitors?: true
  /** The field in which other clients name who acts; nobody may name somebody else (R6-008, R6-009). */
  readonly self?: Field
}

declare module '@candor/call/define' {
  interface Accesses<Field extends string> {
    /** A signed-in account, even one that still has to change its one-time password. */
    account: 'account'
    /** An account of the company that is not frozen. */
    user: 'user' | UserAccess<Field>
    /** An account that may change how its company is set up. */
    admin: 'admin'
    /** A super administrator: for what opens a way into other accounts (S44). */
    superAdmin: 'superAdmin'
    /** A machine with a service key of the company. */
    serviceKey: 'serviceKey'
    /** An account that reaches the candidate and may read the report; with `visitors` a visitor too. */
    report: ReportAccess<Field>
  }
}
