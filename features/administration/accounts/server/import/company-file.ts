import { isAddress, readAddress } from '@candor/kernel/email-address'
import { isTimeZone } from '@candor/kernel/time-zone'
import * as z from 'zod/mini'
import {
  maxAccounts,
  maxDescription,
  maxGrade,
  maxPlace,
  maxSeats,
} from '../../../../candidates/positions/contract/fields.ts'
import { minPasswordLength } from '../../../../platform/access/contract.ts'
import { permissionKeys, userTypes } from '../../../../platform/access/rules/permissions.ts'
import { profiles } from '../../../../platform/company/contract/profiles.ts'
import { companyFlags, idPhotoDays, moveHours } from '../../../../platform/company/contract.ts'
import {
  aiTabModes,
  customerTypes,
  switchNumbers,
  visitorSwitch,
} from '../../../../platform/company/rules.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(128))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const maxStages = 100
const Bit = z.literal([0, 1])
const TimeZone = z.string().check(z.refine(isTimeZone, 'timeZoneForm'))

const ruleFlags: Record<string, z.ZodMiniType> = Object.fromEntries(
  companyFlags.map((key) => [key, z.optional(z.boolean())]),
)

/** Held in the rule itself, as every page of the partner's people shows it. */
const Icon = z
  .string()
  .check(z.maxLength(8_000), z.regex(/^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/=]+$/, 'iconForm'))

const { aiTabMode: modeSwitch, ...featureSwitches } = switchNumbers

const ReportTab = z.discriminatedUnion('tabType', [
  z.strictObject({
    tabType: z.literal(modeSwitch),
    inUse: z.literal(aiTabModes.map((_mode, number) => number)),
  }),
  z.strictObject({
    tabType: z.literal([...Object.values(featureSwitches), ...permissionKeys.map(visitorSwitch)]),
    inUse: Bit,
  }),
])

const Configuration = z.strictObject({
  reportTabConfig: z.optional(z.array(ReportTab).check(z.maxLength(200))),
  aiMarkCfg: z.optional(
    z.strictObject({
      allStatus: z.optional(Bit),
      singleStatus: z.optional(Bit),
      manualStatus: z.optional(Bit),
      aiScoreStatus: z.optional(Bit),
    }),
  ),
  evaluationConfig: z.optional(
    z.strictObject({ screeningInfoStatus: z.optional(Bit), evaluationInvisibleStatus: z.optional(Bit) }),
  ),
  stageNames: z.optional(
    z.record(Key, Name).check(z.refine((names) => Object.keys(names).length <= maxStages, 'tooManyStages')),
  ),
  rules: z.optional(
    z.strictObject({
      ...ruleFlags,
      partnerBrand: z.optional(z.strictObject({ title: Name, icon: z.optional(Icon) })),
      candidateMoveHours: z.optional(z.literal(moveHours)),
      idPhotoDays: z.optional(z.literal(idPhotoDays)),
    }),
  ),
})

const Email = z.string().check(
  z.maxLength(254),
  z.refine(isAddress, 'emailForm'),
  z.overwrite((text) => readAddress(text) ?? text),
)

const Account = z.strictObject({
  email: Email,
  name: Name,
  userType: z.enum(userTypes),
  role: z.optional(Key),
  isDemo: z.optional(z.boolean()),
  password: z.optional(z.string().check(z.minLength(minPasswordLength), z.maxLength(200))),
})

const Text = z.optional(z.string().check(z.maxLength(maxDescription)))

const Position = z.strictObject({
  externalId: Key,
  name: Name,
  nameLatin: z.optional(Name),
  isL5: z.optional(Bit),
  hideScoreIndicator: z.optional(z.boolean()),
  loadLanguageScore: z.optional(z.boolean()),
  /** Tabs 18 to 21 (R9-072). */
  simulationTests: z.optional(z.array(z.int().check(z.minimum(18), z.maximum(21))).check(z.maxLength(4))),
  nameTw: z.optional(Name),
  place: z.optional(z.string().check(z.maxLength(maxPlace))),
  grade: z.optional(z.string().check(z.maxLength(maxGrade))),
  seats: z.optional(z.int().check(z.minimum(1), z.maximum(maxSeats))),
  description: z.optional(z.strictObject({ cn: Text, en: Text, 'zh-TW': Text })),
  /** Accounts by their e-mail. */
  recruiters: z.optional(z.array(Email).check(z.maxLength(maxAccounts))),
  interviewers: z.optional(z.array(Email).check(z.maxLength(maxAccounts))),
})
export type FilePosition = z.output<typeof Position>

/** The company's own fields in `company.json`. */
export const CompanyFile = z.strictObject({
  format: z.literal('candor-company/1'),
  company: z.strictObject({
    externalId: Key,
    name: Name,
    nameLatin: z.optional(Name),
    profile: z.enum(profiles),
    timeZone: TimeZone,
    customerType: z.optional(z.enum(customerTypes)),
  }),
  configuration: z.optional(Configuration),
  roles: z.optional(
    z
      .array(z.strictObject({ externalId: Key, name: Name, buttons: z.array(z.enum(permissionKeys)) }))
      .check(z.maxLength(200)),
  ),
  accounts: z.array(Account).check(z.maxLength(10_000)),
  positions: z.array(Position).check(z.maxLength(10_000)),
})
export type CompanyFile = z.output<typeof CompanyFile>
