import { type AuditAction, auditActions } from '../../../platform/audit/rules/entry.ts'
import type { ActionGroup } from '../contract.ts'

type Noun = AuditAction extends `${infer Known}.${string}` ? Known : never

const groupByNoun: Readonly<Record<Noun, ActionGroup>> = {
  evaluation: 'opinions',
  decision: 'opinions',
  score: 'opinions',
  remark: 'opinions',
  label: 'opinions',
  recommendation: 'opinions',
  thirdParty: 'opinions',
  offline: 'opinions',
  feedback: 'opinions',
  voice: 'interviews',
  time: 'interviews',
  freeTimes: 'interviews',
  invitation: 'interviews',
  plan: 'interviews',
  planPassword: 'interviews',
  interviewer: 'interviews',
  calendarAddress: 'interviews',
  attachment: 'candidates',
  page: 'candidates',
  copy: 'candidates',
  consent: 'candidates',
  idCard: 'candidates',
  bundle: 'candidates',
  candidate: 'candidates',
  candidates: 'candidates',
  keeping: 'candidates',
  report: 'reports',
  share: 'reports',
  account: 'accounts',
  role: 'accounts',
  serviceKey: 'accounts',
  directory: 'accounts',
  provider: 'accounts',
  domain: 'accounts',
  identity: 'accounts',
  signIn: 'signIn',
  signInRules: 'signIn',
  session: 'signIn',
  password: 'signIn',
  number: 'signIn',
  appLink: 'signIn',
  secondFactor: 'signIn',
  recoveryCode: 'signIn',
  recoveryCodes: 'signIn',
  passkey: 'signIn',
  setting: 'settings',
  retention: 'settings',
  form: 'settings',
  company: 'settings',
  position: 'settings',
  jobPage: 'settings',
  jobSettings: 'settings',
  stages: 'settings',
  firstSteps: 'settings',
  mail: 'settings',
  lead: 'settings',
}

const groups = new Map<string, ActionGroup>(Object.entries(groupByNoun))

export function actionsOf(group: ActionGroup): AuditAction[] {
  return auditActions.filter((action) => groups.get(action.split('.')[0] ?? '') === group)
}
