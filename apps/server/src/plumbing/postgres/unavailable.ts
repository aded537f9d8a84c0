import { BadSetting } from '../../env/values.ts'

/** Thrown where the embedded database cannot run. The message is one sentence for the user who started Candor. */
export class PostgresUnavailable extends BadSetting {}
