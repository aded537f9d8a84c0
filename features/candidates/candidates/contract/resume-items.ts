import * as z from 'zod/mini'

/** Dates are text as the candidate wrote them, mostly YYYY-MM; `education` is a code of 0 to 7 (R3-078). */
export const EducationItem = z.object({
  startdate: z.string(),
  enddate: z.string(),
  school: z.string(),
  education: z.number(),
  professional: z.string(),
})

/** `workContent` is HTML, cleaned by the server. */
export const WorkItem = z.object({
  startdate: z.string(),
  enddate: z.string(),
  companyName: z.string(),
  jobtitle: z.string(),
  workContent: z.string(),
})

/** `content` is HTML, cleaned by the server. */
export const ProjectItem = z.object({
  project_name: z.string(),
  project_start: z.string(),
  project_end: z.string(),
  content: z.string(),
})

/** One field of the standard resume; fields of equal parentId and arrayIndex form one entry (R3-074). */
export const ResumeInfoItem = z.object({
  parentId: z.string(),
  arrayIndex: z.number(),
  menuKey: z.string(),
  menuName: z.string(),
  fileValue: z.string(),
  unit: z.string(),
  inputType: z.number(),
  sortIndex: z.number(),
  attachName: z.nullable(z.string()),
})
