// The one translation unit that holds the JSON library.
#include <boost/json/src.hpp>
