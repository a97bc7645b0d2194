import type { common as en } from '../en/common';

export const common: typeof en = {
  title: 'Wagonauta',
  loading: 'Wczytuję…',
  page_not_loaded: 'Nie udało się wczytać strony. Sprawdź połączenie i odśwież.',
  close: 'Zamknij',
  back: 'Wróć',
  cancel: 'Anuluj',
  confirm: 'Zatwierdź',
  yes: 'Tak',
  no: 'Nie',
  retry: 'Spróbuj ponownie',
  to_start: 'Strona główna',
  skip: 'Pomiń',
  you: 'ty',
};
