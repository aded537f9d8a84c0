import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import {
  AiMarkConfigReply,
  CompanyFlags,
  CompanyRulesReply,
  idPhotoDays,
  moveHours,
  ReportTabConfigReply,
} from '../../platform/company/contract.ts'

const defineCall = callsOf('settings')

/** The longest name of a company, a position or a partner. */
export const maxNameLength = 200
/** The longest data address of a partner's logo, in characters: every page of the partner's people loads it. */
export const maxIconLength = 8_000
/** Positions of one page. */
export const positionPageSize = 20

const Bit = z.union([z.literal(0), z.literal(1)])
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength))

/** Refusals of settings; `data.field` names the invalid field. */
const settingRefusals = {
  unknownValue: codes.invalidInput,
} as const

/** The company's settings, with defaults filled in. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/admin/config/company/detail',
  summary: 'How the company is set up',
  access: 'admin',
  input: z.object({}),
  reply: z.object({
    company: z.object({
      name: z.string(),
      nameLatin: z.nullable(z.string()),
      profile: z.string(),
      timeZone: z.string(),
      customerType: z.string(),
    }),
    reportTabConfig: ReportTabConfigReply,
    aiMarkCfg: AiMarkConfigReply,
    evaluationConfig: z.object({ screeningInfoStatus: z.number(), evaluationInvisibleStatus: z.number() }),
    rules: CompanyRulesReply,
  }),
})

export const saveCompany = defineCall({
  method: 'POST',
  path: '/admin/config/company/save',
  summary: 'Changes the company’s name, profile, time zone or kind; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    name: z.optional(Name),
    /** An empty one removes the name in Latin letters. */
    nameLatin: z.optional(z.string().check(z.trim(), z.maxLength(maxNameLength))),
    profile: z.optional(z.string().check(z.maxLength(20))),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    customerType: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: Nothing,
  refusals: settingRefusals,
  onFailure: ['toast'],
})

export const saveReportTab = defineCall({
  method: 'POST',
  path: '/admin/config/reportTab/save',
  summary: 'Sets one switch of the report; 3 is a mode of 0, 1 or 2, all others are 0 or 1',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({ tabType: wireNumber(0, 999), inUse: wireNumber(0, 2) }),
  reply: Nothing,
  refusals: settingRefusals,
  onFailure: ['toast'],
})

export const saveAiMark = defineCall({
  method: 'POST',
  path: '/admin/config/aiMark/save',
  summary: 'Changes which AI scores show; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    allStatus: z.optional(Bit),
    singleStatus: z.optional(Bit),
    manualStatus: z.optional(Bit),
    aiScoreStatus: z.optional(Bit),
  }),
  reply: Nothing,
  onFailure: ['toast'],
})

export const saveEvaluationConfig = defineCall({
  method: 'POST',
  path: '/admin/config/evaluation/save',
  summary: 'Changes whether candidates are anonymous and feedback is for its owner alone',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    screeningInfoStatus: z.optional(Bit),
    evaluationInvisibleStatus: z.optional(Bit),
  }),
  reply: Nothing,
  onFailure: ['toast'],
})

export const saveRules = defineCall({
  method: 'POST',
  path: '/admin/config/rules/save',
  summary: 'Changes rules of the company; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    ...z.partial(CompanyFlags).shape,
    candidateMoveHours: z.optional(z.literal(moveHours)),
    idPhotoDays: z.optional(z.literal(idPhotoDays)),
  }),
  reply: Nothing,
  onFailure: ['toast'],
})

/** Sets a partner's name or logo or both. A missing field stays; an empty one is removed. */
export const savePartnerBrand = defineCall({
  method: 'POST',
  path: '/admin/config/partnerBrand/save',
  summary: 'Sets or takes away the partner’s name and mark',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    title: z.optional(z.string().check(z.trim(), z.maxLength(maxNameLength))),
    icon: z.optional(
      z
        .string()
        .check(z.maxLength(maxIconLength), z.regex(/^(|data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/=]+)$/)),
    ),
  }),
  reply: Nothing,
})

const PositionSettings = z.object({
  positionId: z.string(),
  name: z.string(),
  nameLatin: z.nullable(z.string()),
  isL5: z.boolean(),
  hideScoreIndicator: z.boolean(),
  loadLanguageScore: z.boolean(),
  /** Tabs 18 to 21 (R9-072). */
  simulationTests: z.array(z.number()),
})

export const listPositionSettings = defineCall({
  method: 'GET',
  path: '/admin/config/positions/list',
  summary: 'The positions by name, with the rules by which they differ',
  access: 'admin',
  input: z.object({
    /** Part of a name. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** One position alone. */
    positionId: OptionalWireId,
    cursor: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.object({ list: z.array(PositionSettings), nextCursor: z.nullable(z.string()) }),
})

export const savePosition = defineCall({
  method: 'POST',
  path: '/admin/config/positions/save',
  summary: 'Changes the rules of one position; what is not given stays',
  access: 'admin',
  sends: 'json',
  input: z.strictObject({
    positionId: WireId,
    isL5: z.optional(z.boolean()),
    hideScoreIndicator: z.optional(z.boolean()),
    loadLanguageScore: z.optional(z.boolean()),
    /** Switches one simulated test: as a whole list, a second administrator would undo the first. */
    simulationTest: z.optional(
      z.strictObject({ tab: z.int().check(z.minimum(18), z.maximum(21)), isOn: z.boolean() }),
    ),
  }),
  reply: Nothing,
  onFailure: ['toast'],
})
