import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { deleteCity, listAreas } from '@phial/contract/calls/areas';
import type { StaffAreas } from '@phial/contract/content/areas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery, notifyCallError } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';

const QUERY = callQuery(listAreas, { ownMessage: false });

export const useAreas = () => useQuery({ ...QUERY, staleTime: 0 });

/** What is open for editing: one thing at a time, so that no two forms stand side by side. */
export type OpenPart =
  | { readonly part: 'new-city' | 'city-order' }
  | { readonly part: 'city' | 'new-district' | 'district-order'; readonly code: string }
  | { readonly part: 'district'; readonly id: string };

/** The ids of the buttons that take the focus when what they opened is closed. */
export const BUTTON = {
  newCity: 'add-city',
  city: (code: string) => `edit-city-${code}`,
  district: (id: string) => `edit-district-${id}`,
  newDistrict: (code: string) => `add-district-${code}`,
} as const;

export interface AreaEditing {
  readonly open: OpenPart | undefined;
  readonly isBusy: boolean;
  readonly show: (open: OpenPart) => void;
  /** @param focus id of the control that takes the focus */
  readonly close: (focus: string) => void;
  /** The server has other areas now. */
  readonly became: (areas: StaffAreas) => void;
  readonly remove: (name: string, focus: string, work: () => Promise<StaffAreas>) => void;
}

/** Which part of the tree is being edited, and what the server said of it. */
export function useAreaEditing(): AreaEditing {
  const words = useMessages().areas;
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenPart>();
  const [focus, setFocus] = useState<string>();
  useEffect(() => {
    if (focus === undefined) return;
    document.getElementById(focus)?.focus();
    setFocus(undefined);
  }, [focus]);

  const became = (areas: StaffAreas) => queries.setQueryData(QUERY.queryKey, areas);
  const removing = useMutation({
    mutationFn: ({ work }: { name: string; focus: string; work: () => Promise<StaffAreas> }) => work(),
    onSuccess: (areas, { name, focus: next }) => {
      became(areas);
      setFocus(next);
      notify({ tone: 'success', text: words.removed(name) });
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      const used = refusalData(deleteCity, error, 'area-in-use');
      const conflict = refusalData(deleteCity, error, 'version-conflict');
      if (conflict !== undefined) became(conflict.areas);
      if (used === undefined) notifyCallError(error);
      else notify({ tone: 'error', text: words.inUse(used.count) });
    },
  });

  return {
    open,
    isBusy: removing.isPending,
    show: setOpen,
    close: (next) => {
      setOpen(undefined);
      setFocus(next);
    },
    became,
    remove: (name, next, work) => removing.mutate({ name, focus: next, work }),
  };
}
