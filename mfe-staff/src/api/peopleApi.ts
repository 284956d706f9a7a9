import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  GrantedPlanBody,
  PeopleReply,
  PersonReply,
  RoleBody,
  StatusBody,
} from '@tayyib/shared/contracts';
import type { Role } from '@tayyib/shared/access';

const personAt = (id: string) => `admin/people/${encodeURIComponent(id)}`;

/** The endpoints for administrators: accounts, and changes of them. */
export const peopleApi = api.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    findPeople: build.query<PeopleReply, string>({
      query: (q) => ({ url: 'admin/people', params: { q } }),
      providesTags: ['People'],
    }),
    getPerson: build.query<PersonReply, string>({ query: personAt, providesTags: ['People'] }),
    changeRole: build.mutation<PersonReply, RoleBody & { id: string; role: Role }>({
      query: ({ id, role, ...body }) => ({ url: `${personAt(id)}/roles/${role}`, method: 'PUT', body }),
      invalidatesTags: (changed) => (changed ? ['People'] : []),
    }),
    changeStatus: build.mutation<PersonReply, StatusBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${personAt(id)}/status`, method: 'PUT', body }),
      invalidatesTags: (changed) => (changed ? ['People'] : []),
    }),
    grantPlan: build.mutation<PersonReply, GrantedPlanBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${personAt(id)}/plan`, method: 'PUT', body }),
      invalidatesTags: (changed) => (changed ? ['People'] : []),
    }),
  })),
});

export const {
  useChangeRoleMutation,
  useChangeStatusMutation,
  useFindPeopleQuery,
  useGetPersonQuery,
  useGrantPlanMutation,
} = peopleApi;
