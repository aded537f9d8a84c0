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

export type AnyViewer = Viewer | Visitor
