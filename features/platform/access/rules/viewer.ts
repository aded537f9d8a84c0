// Only types: the gate alone can make their values, which is what makes them proof.
export type {
  Administrator,
  ReportActor,
  ReportReader,
  ServiceCaller,
  Viewer,
  Visitor,
} from './proof.ts'

import type { Viewer, Visitor } from './proof.ts'

/** The reader of a report: an account, or a visitor without one. */
export type AnyViewer = Viewer | Visitor
