import { useState } from 'react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ApiError, createClient } from './api/client';
import { createPetMutation, listPetsInfiniteQuery } from './api/tanstack-query';
import { newPetSchema } from './api/zod';

const client = createClient({ baseUrl: `${location.origin}/api` });

/** A list that loads its next page when the reader comes to its end, and a form that shows the explanation of the service. */
export function Pets() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(listPetsInfiniteQuery(client));
  const { mutate, error } = useMutation(createPetMutation(client));
  const [invalid, setInvalid] = useState<string>();
  const create = (form: FormData) => {
    const pet = newPetSchema.safeParse(Object.fromEntries(form));
    setInvalid(pet.error?.issues[0]?.message);
    if (pet.success) mutate({ body: pet.data });
  };
  return (
    <>
      <ul
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          hasNextPage && scrollHeight - scrollTop < 2 * clientHeight && fetchNextPage()
        }
      >
        {data?.pages.flatMap(({ items }) => items.map(({ id, name }) => <li key={id}>{name}</li>))}
      </ul>
      <form action={create}>
        <input name="name" aria-label="Name" />
        <button>Add</button>
        <p role="alert">{invalid ?? (error instanceof ApiError ? error.reason : error?.message)}</p>
      </form>
    </>
  );
}
