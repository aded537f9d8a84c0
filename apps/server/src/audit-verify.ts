import { checkAuditLog, usage } from './audit-check.ts'
import { runCommand } from './plumbing/command.ts'

await runCommand((open) => checkAuditLog(open, process.argv.slice(2)), usage)
