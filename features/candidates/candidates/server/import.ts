import type { Database } from '@candor/db/database'
import * as z from 'zod/mini'
import { MediaPath } from '../../../platform/imports/rules/media-path.ts'
import { candidatePart } from '../../../platform/imports/rules/part.ts'
import { EducationItem, ProjectItem, WorkItem } from '../contract/resume-items.ts'
import { readLabels } from '../rules/wire.ts'
import { replaceLabels } from './queries/labels.ts'
import { candidateDocument } from './queries.ts'

const Name = z.string().check(z.maxLength(200))
const Html = z.string().check(z.maxLength(20_000))
/** As the candidate wrote it: mostly YYYY-MM, or 至今. */
const GivenDate = z.string().check(z.maxLength(40))
const maxItems = 200

const Label = z.strictObject({
  labelId: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  labelName: z.string().check(z.minLength(1), z.maxLength(200)),
})

const Education = z.strictObject({
  ...EducationItem.shape,
  startdate: GivenDate,
  enddate: GivenDate,
  school: Name,
  education: z.int().check(z.minimum(0), z.maximum(7)),
  professional: Name,
})

const Work = z.strictObject({
  ...WorkItem.shape,
  startdate: GivenDate,
  enddate: GivenDate,
  companyName: Name,
  jobtitle: Name,
  workContent: Html,
})

const Project = z.strictObject({
  ...ProjectItem.shape,
  project_name: Name,
  project_start: GivenDate,
  project_end: GivenDate,
  content: Html,
})

export const labelsPart = candidatePart<Database>()({
  key: 'labels',
  schema: z.array(Label).check(z.maxLength(maxItems)),
  store: (bundle, value) => replaceLabels(bundle.db, bundle, readLabels(value)),
})

export const educationPart = candidateDocument('education', z.array(Education).check(z.maxLength(maxItems)))

export const workPart = candidateDocument('work', z.array(Work).check(z.maxLength(maxItems)))

export const projectsPart = candidateDocument('projects', z.array(Project).check(z.maxLength(maxItems)))

export const idCardPart = candidateDocument(
  'idCard',
  z.strictObject({ frontIdCard: MediaPath, backIdCard: MediaPath }),
)

export const parts = [labelsPart, educationPart, workPart, projectsPart, idCardPart]
