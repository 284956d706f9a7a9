import {
  ModuleHistoryReply,
  ModuleSeriesReply,
  ModuleTokensReply,
  NewModuleTokenReply,
  NewOverrideReply,
  OverrideReply,
  StaffModule,
  StaffModulesReply,
  StaffOverridesReply,
  SupportCodeReply,
  SupportVisitReply,
} from '@tayyib/shared/contracts';
import { z } from 'zod';
import { staffModulesApi } from '../../../shell/src/pages/staffModules/staffModulesApi';
import { visitApi } from '../../../shell/src/registry/visitApi';
import type { Row } from './Row';

const modules = staffModulesApi.endpoints;
const visit = visitApi.endpoints;

const id = 'community';
const why = 'For the contract';
const known = { link: '', token: '', code: '', moduleToken: '' };

const staff = (route: string, reply: z.ZodType, ask: Row['ask'], learn?: Row['learn']): Row => ({
  as: 'sana',
  route,
  reply,
  ask,
  ...(learn && { learn }),
});

/** The token in the fragment of a link. */
const tokenOf = (address: string) => address.slice(address.indexOf('#') + 1);

/** The requests of the module console, and of testers and visitors with its links and codes. */
export const moduleRows: Readonly<Record<string, Row>> = {
  getStaffModules: staff('GET /api/staff/modules', StaffModulesReply, (send) =>
    send(modules.getStaffModules.initiate()),
  ),
  setModuleCanary: staff('PUT /api/staff/modules/:id/canary', StaffModule, (send) =>
    send(
      modules.setModuleCanary.initiate({
        id,
        version: '1.0.0',
        percent: 10,
        audience: { plans: [], roles: [], users: [] },
        why,
      }),
    ),
  ),
  setModuleAudience: staff('PUT /api/staff/modules/:id/audience', StaffModule, (send) =>
    send(modules.setModuleAudience.initiate({ id, audience: { plans: [], roles: [], users: [] }, why })),
  ),
  endModuleCanary: staff('POST /api/staff/modules/:id/canary/end', StaffModule, (send) =>
    send(modules.endModuleCanary.initiate({ id, why })),
  ),
  // a version that was left never runs again, so each step takes another one
  rollBackModule: staff('POST /api/staff/modules/:id/rollback', StaffModule, (send) =>
    send(modules.rollBackModule.initiate({ id, why })),
  ),
  setModuleStable: staff('PUT /api/staff/modules/:id/stable', StaffModule, (send) =>
    send(modules.setModuleStable.initiate({ id, version: '0.9.0', why })),
  ),
  replaceModuleVersion: staff('POST /api/staff/modules/:id/replace', StaffModule, (send) =>
    send(modules.replaceModuleVersion.initiate({ id, version: '1.1.0', why })),
  ),
  setModuleOwners: {
    ...staff('PUT /api/staff/modules/:id/owners', StaffModule, (send) =>
      send(modules.setModuleOwners.initiate({ id, owners: ['sana@tayyib.example'], why })),
    ),
    // nobody owns a module that only builds brought
    as: 'amin',
  },
  makeModuleToken: staff(
    'POST /api/staff/modules/:id/tokens',
    NewModuleTokenReply,
    (send) => send(modules.makeModuleToken.initiate({ id, name: 'CI', days: 1 })),
    (body) => {
      known.moduleToken = NewModuleTokenReply.parse(body).token.id;
      return {};
    },
  ),
  getModuleTokens: staff('GET /api/staff/modules/:id/tokens', ModuleTokensReply, (send) =>
    send(modules.getModuleTokens.initiate(id)),
  ),
  revokeModuleToken: staff('DELETE /api/staff/modules/:id/tokens/:token', z.unknown(), (send) =>
    send(modules.revokeModuleToken.initiate({ id, token: known.moduleToken })),
  ),
  setModuleEnabled: staff('PUT /api/staff/modules/:id/enabled', StaffModule, (send) =>
    send(modules.setModuleEnabled.initiate({ id, enabled: false, why })),
  ),
  getModuleHistory: staff('GET /api/staff/modules/:id/history', ModuleHistoryReply, (send) =>
    send(modules.getModuleHistory.initiate({ id })),
  ),
  getModuleSeries: staff('GET /api/staff/modules/:id/series', ModuleSeriesReply, (send) =>
    send(modules.getModuleSeries.initiate({ id, hours: 24 })),
  ),
  makeModuleLink: staff(
    'POST /api/staff/module-overrides',
    NewOverrideReply,
    (send) => send(modules.makeModuleLink.initiate({ modules: [{ id, version: '1.1.0' }], hours: 1, why })),
    (body) => {
      const reply = NewOverrideReply.parse(body);
      Object.assign(known, { link: reply.override.id, token: tokenOf(reply.link) });
      return {};
    },
  ),
  getModuleLinks: staff('GET /api/staff/module-overrides', StaffOverridesReply, (send) =>
    send(modules.getModuleLinks.initiate()),
  ),
  openModuleLink: staff('POST /api/modules/override', OverrideReply, (send) =>
    send(visit.openModuleLink.initiate(known.token)),
  ),
  dropModuleLink: staff('DELETE /api/modules/override', OverrideReply, (send) =>
    send(visit.dropModuleLink.initiate()),
  ),
  withdrawModuleLink: staff('DELETE /api/staff/module-overrides/:id', z.unknown(), (send) =>
    send(modules.withdrawModuleLink.initiate(known.link)),
  ),
  makeSupportCode: staff(
    'POST /api/modules/support-codes',
    SupportCodeReply,
    (send) => send(visit.makeSupportCode.initiate({ modules: [{ id, version: '1.1.0' }] })),
    (body) => {
      known.code = SupportCodeReply.parse(body).code;
      return {};
    },
  ),
  findModuleVisit: staff('GET /api/staff/module-support-codes/:code', SupportVisitReply, (send) =>
    send(modules.findModuleVisit.initiate(known.code)),
  ),
  replayModuleVisit: staff('POST /api/staff/module-support-codes/:code/replay', NewOverrideReply, (send) =>
    send(modules.replayModuleVisit.initiate({ code: known.code, hours: 1, why })),
  ),
  retireModule: staff('POST /api/staff/modules/:id/retire', StaffModule, (send) =>
    send(modules.retireModule.initiate({ id, why })),
  ),
};
