import type { Administrator, ServiceCaller, Viewer } from './proof.ts'

// Types alone: the classes behind them are made by the gate only, which is what makes them proof.
export type { ReportActor, ReportReader, Viewer } from './proof.ts'

declare module '@candor/call/define' {
  interface Admissions {
    /** A signed-in account, even one that still has to change its one-time password. */
    account: Viewer
    /** An account of the company that is not frozen. */
    user: Viewer
    /** Whoever may read a report: an account. */
    reader: Viewer
    /** An account that may change how its company is set up. */
    admin: Administrator
    /** A machine with a service key of the company. */
    serviceKey: ServiceCaller
  }
}
