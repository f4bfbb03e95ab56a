import { z } from 'zod';
import { oneLine } from '../wire/text.ts';
import { incidentRoles, rollCallLimits } from './roll-call.ts';

export const rollCallName = oneLine(rollCallLimits.nameLength);

export const roleParam = z.enum(incidentRoles, { error: `A role is one of ${incidentRoles.join(', ')}` });
